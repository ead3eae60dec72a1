--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: games; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.games (
    code text NOT NULL,
    game integer NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);


--
-- Name: log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.log (
    code text NOT NULL,
    number bigint NOT NULL,
    at bigint NOT NULL,
    origin bigint NOT NULL,
    body text NOT NULL
);


--
-- Name: oshra_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.oshra_version (
    version integer NOT NULL
);


--
-- Name: played; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.played (
    player text NOT NULL,
    at bigint NOT NULL,
    code text NOT NULL,
    game integer NOT NULL,
    seat smallint NOT NULL,
    won boolean NOT NULL,
    rated boolean NOT NULL,
    rating double precision NOT NULL
);


--
-- Name: players; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.players (
    id text NOT NULL,
    name text NOT NULL,
    rating double precision NOT NULL,
    uncertainty double precision NOT NULL,
    games bigint NOT NULL,
    wins bigint NOT NULL,
    rated_games bigint NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    code text NOT NULL,
    phase smallint NOT NULL,
    shown boolean NOT NULL,
    due bigint,
    changed bigint NOT NULL,
    body text NOT NULL
);


--
-- Data for Name: games; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.games VALUES ('RMQJT3', 1, 1794947747241, '{"edition":"classic","short":true,"seats":[{"kind":"person","name":"Ada","ready":false,"away":null,"player":null},{"kind":"person","name":"Ben","ready":false,"away":null,"player":null},{"kind":"bot","level":"novice"}],"outcome":{"winning_faction":"hill-tribes","winner":0,"aligned":[0],"decided_by":"only-aligned","counts":[{"heroes":3,"total":9},{"heroes":1,"total":7},{"heroes":1,"total":6}]}}');
INSERT INTO public.games VALUES ('RMQJT3', 2, 1794947771871, '{"edition":"classic","short":true,"seats":[{"kind":"person","name":"Ada","ready":false,"away":null,"player":null},{"kind":"person","name":"Ben","ready":false,"away":null,"player":null},{"kind":"bot","level":"novice"}],"outcome":{"winning_faction":"imperial-army","winner":0,"aligned":[0,1],"decided_by":"most-heroes","counts":[{"heroes":3,"total":8},{"heroes":1,"total":4},{"heroes":0,"total":6}]}}');
INSERT INTO public.games VALUES ('5DN3DH', 1, 1794947801152, '{"edition":"heimliche-herrschaft","short":true,"seats":[{"kind":"person","name":"Cem","ready":false,"away":null,"player":"b6f27461cd025507"},{"kind":"person","name":"Dora","ready":false,"away":null,"player":"f84ef0afa15a3963"}],"outcome":{"winning_faction":"imperial-army","winner":0,"aligned":[0],"decided_by":"only-aligned","counts":[{"heroes":2,"total":12},{"heroes":3,"total":7}]}}');


--
-- Data for Name: log; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.log VALUES ('RMQJT3', 1, 1794947727658, -1369149846417571839, '{"type":"opened","settings":{"edition":"classic","sets":[],"short":true,"seats":3,"open":true,"spectators":true,"clock":null,"rated":false,"substitute":"adept"},"bots":["novice"],"seed":"9f708dfcfa3640cfb37645ba4e371b5a"}');
INSERT INTO public.log VALUES ('RMQJT3', 2, 1794947727669, -1369149846417571838, '{"type":"seated","seat":0,"name":"Ada","token":"7b3d1f0d95cc41f404cc86c87d379a7845b4966fe65dd837ecea41f67992f996"}');
INSERT INTO public.log VALUES ('RMQJT3', 3, 1794947727671, -1369149846417571837, '{"type":"seated","seat":1,"name":"Ben","token":"6bee8101785a2f5d23e3e50b5ace109f235ff1a44771bd4fffb9faa6ab749274"}');
INSERT INTO public.log VALUES ('RMQJT3', 4, 1794947727675, -1369149846417571836, '{"type":"ready","seat":1,"ready":true}');
INSERT INTO public.log VALUES ('RMQJT3', 5, 1794947727975, -1369149846417571835, '{"type":"started","next":"a34a385b404239af09e13d48997567de"}');
INSERT INTO public.log VALUES ('RMQJT3', 6, 1794947727977, -1369149846417571834, '{"type":"choice","seat":2,"choice":{"card":"mummy-mystic"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 7, 1794947727980, -1369149846417571833, '{"type":"choice","seat":2,"choice":{"discard":"pessimistic-whaleman"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 8, 1794947728577, -1369149846417571832, '{"type":"phrase","seat":1,"phrase":"good-luck"}');
INSERT INTO public.log VALUES ('RMQJT3', 9, 1794947728578, -1369149846417571831, '{"type":"said","seat":0,"text":"Game 1, good luck!"}');
INSERT INTO public.log VALUES ('RMQJT3', 10, 1794947728880, -1369149846417571830, '{"type":"choice","seat":0,"choice":{"card":"nightmarish-northman"},"id":"g9"}');
INSERT INTO public.log VALUES ('RMQJT3', 11, 1794947728881, -1369149846417571829, '{"type":"choice","seat":1,"choice":{"card":"furious-frog"},"id":"g9"}');
INSERT INTO public.log VALUES ('RMQJT3', 12, 1794947729187, -1369149846417571828, '{"type":"choice","seat":1,"choice":{"discard":"overworked-amazon"},"id":"g11"}');
INSERT INTO public.log VALUES ('RMQJT3', 13, 1794947729187, -1369149846417571827, '{"type":"choice","seat":0,"choice":{"discard":"leery-lizard"},"id":"g11"}');
INSERT INTO public.log VALUES ('RMQJT3', 14, 1794947729189, -1369149846417571826, '{"type":"choice","seat":2,"choice":{"play":"ace-fighter"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 15, 1794947729191, -1369149846417571825, '{"type":"choice","seat":2,"choice":{"draw":2},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 16, 1794947729193, -1369149846417571824, '{"type":"choice","seat":2,"choice":{"draw":3},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 17, 1794947729195, -1369149846417571823, '{"type":"choice","seat":2,"choice":{"discard":"groggy-preacher"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 18, 1794947729497, -1369149846417571822, '{"type":"choice","seat":0,"choice":{"play":"lethargic-leech"},"id":"g17"}');
INSERT INTO public.log VALUES ('RMQJT3', 19, 1794947729799, -1369149846417571821, '{"type":"choice","seat":0,"choice":{"move":{"red":-1}},"id":"g18"}');
INSERT INTO public.log VALUES ('RMQJT3', 20, 1794947730110, -1369149846417571820, '{"type":"choice","seat":0,"choice":{"card":"slaughtered-slime"},"id":"g19"}');
INSERT INTO public.log VALUES ('RMQJT3', 21, 1794947730413, -1369149846417571819, '{"type":"choice","seat":0,"choice":{"draw":1},"id":"g20"}');
INSERT INTO public.log VALUES ('RMQJT3', 22, 1794947730715, -1369149846417571818, '{"type":"choice","seat":0,"choice":{"draw":"harbor"},"id":"g21"}');
INSERT INTO public.log VALUES ('RMQJT3', 23, 1794947731017, -1369149846417571817, '{"type":"choice","seat":0,"choice":{"draw":2},"id":"g22"}');
INSERT INTO public.log VALUES ('RMQJT3', 24, 1794947731330, -1369149846417571816, '{"type":"choice","seat":0,"choice":{"discard":"gorgeous-gorgon"},"id":"g23"}');
INSERT INTO public.log VALUES ('RMQJT3', 25, 1794947731636, -1369149846417571815, '{"type":"choice","seat":1,"choice":{"play":"spirited-shaman"},"id":"g24"}');
INSERT INTO public.log VALUES ('RMQJT3', 26, 1794947731943, -1369149846417571814, '{"type":"choice","seat":1,"choice":{"hero":{"seat":2,"face_up":"ace-fighter"}},"id":"g25"}');
INSERT INTO public.log VALUES ('RMQJT3', 27, 1794947732246, -1369149846417571813, '{"type":"choice","seat":1,"choice":{"draw":"harbor"},"id":"g26"}');
INSERT INTO public.log VALUES ('RMQJT3', 28, 1794947732548, -1369149846417571812, '{"type":"choice","seat":1,"choice":{"draw":1},"id":"g27"}');
INSERT INTO public.log VALUES ('RMQJT3', 29, 1794947732850, -1369149846417571811, '{"type":"choice","seat":1,"choice":{"discard":"unconfident-executioner"},"id":"g28"}');
INSERT INTO public.log VALUES ('RMQJT3', 30, 1794947732852, -1369149846417571810, '{"type":"choice","seat":2,"choice":{"play":"crow-carrier"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 31, 1794947732854, -1369149846417571809, '{"type":"choice","seat":2,"choice":{"draw":2},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 32, 1794947732855, -1369149846417571808, '{"type":"choice","seat":2,"choice":{"draw":1},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 33, 1794947732857, -1369149846417571807, '{"type":"choice","seat":2,"choice":{"discard":"watchful-witch"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 34, 1794947733159, -1369149846417571806, '{"type":"choice","seat":0,"choice":{"play":"shaky-sharpshooter"},"id":"g33"}');
INSERT INTO public.log VALUES ('RMQJT3', 35, 1794947733462, -1369149846417571805, '{"type":"choice","seat":0,"choice":{"move":{"green":-1}},"id":"g34"}');
INSERT INTO public.log VALUES ('RMQJT3', 36, 1794947733764, -1369149846417571804, '{"type":"choice","seat":0,"choice":{"draw":1},"id":"g35"}');
INSERT INTO public.log VALUES ('RMQJT3', 37, 1794947734068, -1369149846417571803, '{"type":"choice","seat":0,"choice":{"draw":"harbor"},"id":"g36"}');
INSERT INTO public.log VALUES ('RMQJT3', 38, 1794947734370, -1369149846417571802, '{"type":"choice","seat":0,"choice":{"discard":"underestimated-squire"},"id":"g37"}');
INSERT INTO public.log VALUES ('RMQJT3', 39, 1794947734672, -1369149846417571801, '{"type":"choice","seat":1,"choice":{"play":"angry-priestess"},"id":"g38"}');
INSERT INTO public.log VALUES ('RMQJT3', 40, 1794947734974, -1369149846417571800, '{"type":"choice","seat":1,"choice":{"draw":1},"id":"g39"}');
INSERT INTO public.log VALUES ('RMQJT3', 41, 1794947735276, -1369149846417571799, '{"type":"choice","seat":1,"choice":{"draw":"harbor"},"id":"g40"}');
INSERT INTO public.log VALUES ('RMQJT3', 42, 1794947735578, -1369149846417571798, '{"type":"choice","seat":1,"choice":{"discard":"friendly-frogmage"},"id":"g41"}');
INSERT INTO public.log VALUES ('RMQJT3', 43, 1794947735580, -1369149846417571797, '{"type":"choice","seat":2,"choice":{"discard":"short-sighted-soldier"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 44, 1794947735581, -1369149846417571796, '{"type":"choice","seat":2,"choice":{"discard":"keen-koi"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 45, 1794947735583, -1369149846417571795, '{"type":"choice","seat":2,"choice":{"discard":"queer-quartermaster"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 46, 1794947735585, -1369149846417571794, '{"type":"choice","seat":2,"choice":{"draw":1},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 47, 1794947735587, -1369149846417571793, '{"type":"choice","seat":2,"choice":{"draw":2},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 48, 1794947735589, -1369149846417571792, '{"type":"choice","seat":2,"choice":{"draw":"harbor"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 49, 1794947735593, -1369149846417571791, '{"type":"choice","seat":2,"choice":{"draw":"harbor"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 50, 1794947735595, -1369149846417571790, '{"type":"choice","seat":2,"choice":{"discard":"arrowgant-skeleton"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 51, 1794947735897, -1369149846417571789, '{"type":"choice","seat":0,"choice":{"play":"battle-pet-master"},"id":"g50"}');
INSERT INTO public.log VALUES ('RMQJT3', 52, 1794947736201, -1369149846417571788, '{"type":"choice","seat":0,"choice":{"card":"underpaid-mercenary"},"id":"g51"}');
INSERT INTO public.log VALUES ('RMQJT3', 53, 1794947736506, -1369149846417571787, '{"type":"choice","seat":0,"choice":{"draw":1},"id":"g52"}');
INSERT INTO public.log VALUES ('RMQJT3', 54, 1794947736812, -1369149846417571786, '{"type":"choice","seat":0,"choice":{"draw":"harbor"},"id":"g53"}');
INSERT INTO public.log VALUES ('RMQJT3', 55, 1794947737117, -1369149846417571785, '{"type":"choice","seat":0,"choice":{"draw":2},"id":"g54"}');
INSERT INTO public.log VALUES ('RMQJT3', 56, 1794947737421, -1369149846417571784, '{"type":"choice","seat":0,"choice":{"discard":"aimless-eel"},"id":"g55"}');
INSERT INTO public.log VALUES ('RMQJT3', 57, 1794947737724, -1369149846417571783, '{"type":"choice","seat":1,"choice":{"play":"deep-sea-squire"},"id":"g56"}');
INSERT INTO public.log VALUES ('RMQJT3', 58, 1794947738032, -1369149846417571782, '{"type":"choice","seat":1,"choice":{"move":{"red":1}},"id":"g57"}');
INSERT INTO public.log VALUES ('RMQJT3', 59, 1794947738338, -1369149846417571781, '{"type":"choice","seat":1,"choice":{"card":"nagging-northman"},"id":"g58"}');
INSERT INTO public.log VALUES ('RMQJT3', 60, 1794947738645, -1369149846417571780, '{"type":"choice","seat":1,"choice":{"draw":3},"id":"g59"}');
INSERT INTO public.log VALUES ('RMQJT3', 61, 1794947738952, -1369149846417571779, '{"type":"choice","seat":1,"choice":{"discard":"pigmented-war-pig"},"id":"g60"}');
INSERT INTO public.log VALUES ('RMQJT3', 62, 1794947738955, -1369149846417571778, '{"type":"choice","seat":2,"choice":{"play":"wrapped-warrior"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 63, 1794947738957, -1369149846417571777, '{"type":"choice","seat":2,"choice":{"move":{"red":1}},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 64, 1794947738959, -1369149846417571776, '{"type":"choice","seat":2,"choice":{"draw":"harbor"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 65, 1794947738961, -1369149846417571775, '{"type":"choice","seat":2,"choice":{"draw":3},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 66, 1794947738967, -1369149846417571774, '{"type":"choice","seat":2,"choice":{"discard":"blind-eye-collector"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 67, 1794947739269, -1369149846417571773, '{"type":"choice","seat":0,"choice":{"play":"triple-sword-lizard"},"id":"g66"}');
INSERT INTO public.log VALUES ('RMQJT3', 68, 1794947739574, -1369149846417571772, '{"type":"choice","seat":0,"choice":{"move":{"red":-1}},"id":"g67"}');
INSERT INTO public.log VALUES ('RMQJT3', 69, 1794947739887, -1369149846417571771, '{"type":"choice","seat":0,"choice":{"draw":3},"id":"g68"}');
INSERT INTO public.log VALUES ('RMQJT3', 70, 1794947740191, -1369149846417571770, '{"type":"choice","seat":0,"choice":{"draw":1},"id":"g69"}');
INSERT INTO public.log VALUES ('RMQJT3', 71, 1794947740493, -1369149846417571769, '{"type":"choice","seat":0,"choice":{"discard":"hopeful-salamander"},"id":"g70"}');
INSERT INTO public.log VALUES ('RMQJT3', 72, 1794947740795, -1369149846417571768, '{"type":"choice","seat":1,"choice":{"play":"apathetic-waterpriest"},"id":"g71"}');
INSERT INTO public.log VALUES ('RMQJT3', 73, 1794947741103, -1369149846417571767, '{"type":"choice","seat":1,"choice":{"move":{"red":-2}},"id":"g72"}');
INSERT INTO public.log VALUES ('RMQJT3', 74, 1794947741410, -1369149846417571766, '{"type":"choice","seat":1,"choice":{"draw":2},"id":"g73"}');
INSERT INTO public.log VALUES ('RMQJT3', 75, 1794947741716, -1369149846417571765, '{"type":"choice","seat":1,"choice":{"draw":3},"id":"g74"}');
INSERT INTO public.log VALUES ('RMQJT3', 76, 1794947742018, -1369149846417571764, '{"type":"choice","seat":1,"choice":{"discard":"depressed-druid"},"id":"g75"}');
INSERT INTO public.log VALUES ('RMQJT3', 77, 1794947742021, -1369149846417571763, '{"type":"choice","seat":2,"choice":{"discard":"androgyn-assassin"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 78, 1794947742027, -1369149846417571762, '{"type":"choice","seat":2,"choice":{"discard":"flailing-knight"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 79, 1794947742028, -1369149846417571761, '{"type":"choice","seat":2,"choice":{"pass":true},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 80, 1794947742031, -1369149846417571760, '{"type":"choice","seat":2,"choice":{"draw":1},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 81, 1794947742033, -1369149846417571759, '{"type":"choice","seat":2,"choice":{"draw":2},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 82, 1794947742034, -1369149846417571758, '{"type":"choice","seat":2,"choice":{"draw":3},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 83, 1794947742037, -1369149846417571757, '{"type":"choice","seat":2,"choice":{"discard":"long-eared-loner"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 84, 1794947742338, -1369149846417571756, '{"type":"choice","seat":0,"choice":{"play":"grumpy-guard"},"id":"g83"}');
INSERT INTO public.log VALUES ('RMQJT3', 85, 1794947742645, -1369149846417571755, '{"type":"choice","seat":0,"choice":{"draw":"harbor"},"id":"g84"}');
INSERT INTO public.log VALUES ('RMQJT3', 86, 1794947742948, -1369149846417571754, '{"type":"choice","seat":0,"choice":{"draw":"harbor"},"id":"g85"}');
INSERT INTO public.log VALUES ('RMQJT3', 87, 1794947743254, -1369149846417571753, '{"type":"choice","seat":0,"choice":{"discard":"rotting-orangutan"},"id":"g86"}');
INSERT INTO public.log VALUES ('RMQJT3', 88, 1794947743556, -1369149846417571752, '{"type":"choice","seat":1,"choice":{"play":"bludgeoning-blowfish"},"id":"g87"}');
INSERT INTO public.log VALUES ('RMQJT3', 89, 1794947743858, -1369149846417571751, '{"type":"choice","seat":1,"choice":{"move":{"red":1}},"id":"g88"}');
INSERT INTO public.log VALUES ('RMQJT3', 90, 1794947744164, -1369149846417571750, '{"type":"choice","seat":1,"choice":{"mode":"turn-over"},"id":"g89"}');
INSERT INTO public.log VALUES ('RMQJT3', 91, 1794947744470, -1369149846417571749, '{"type":"choice","seat":1,"choice":{"hero":{"seat":2,"hidden":2}},"id":"g90"}');
INSERT INTO public.log VALUES ('RMQJT3', 92, 1794947744772, -1369149846417571748, '{"type":"choice","seat":1,"choice":{"draw":2},"id":"g91"}');
INSERT INTO public.log VALUES ('RMQJT3', 93, 1794947745086, -1369149846417571747, '{"type":"choice","seat":1,"choice":{"draw":1},"id":"g92"}');
INSERT INTO public.log VALUES ('RMQJT3', 94, 1794947745392, -1369149846417571746, '{"type":"choice","seat":1,"choice":{"discard":"well-aged-warrior"},"id":"g93"}');
INSERT INTO public.log VALUES ('RMQJT3', 95, 1794947745394, -1369149846417571745, '{"type":"choice","seat":2,"choice":{"play":"half-headed-wizard"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 96, 1794947745396, -1369149846417571744, '{"type":"choice","seat":2,"choice":{"tavern":3},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 97, 1794947745399, -1369149846417571743, '{"type":"choice","seat":2,"choice":{"hero":{"seat":1,"face_up":"deep-sea-squire"}},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 98, 1794947745401, -1369149846417571742, '{"type":"choice","seat":2,"choice":{"draw":2},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 99, 1794947745405, -1369149846417571741, '{"type":"choice","seat":2,"choice":{"draw":"harbor"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 100, 1794947745407, -1369149846417571740, '{"type":"choice","seat":2,"choice":{"discard":"long-eared-loner"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 101, 1794947745709, -1369149846417571739, '{"type":"choice","seat":0,"choice":{"play":"will-bending-witch"},"id":"g100"}');
INSERT INTO public.log VALUES ('RMQJT3', 102, 1794947746011, -1369149846417571738, '{"type":"choice","seat":0,"choice":{"move":{"green":1}},"id":"g101"}');
INSERT INTO public.log VALUES ('RMQJT3', 103, 1794947746013, -1369149846417571737, '{"type":"choice","seat":2,"choice":{"discard":"vegetarian-sharkguard"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 104, 1794947746327, -1369149846417571736, '{"type":"choice","seat":1,"choice":{"discard":"drowned-deserter"},"id":"g103"}');
INSERT INTO public.log VALUES ('RMQJT3', 105, 1794947746630, -1369149846417571735, '{"type":"choice","seat":0,"choice":{"draw":"harbor"},"id":"g104"}');
INSERT INTO public.log VALUES ('RMQJT3', 106, 1794947746935, -1369149846417571734, '{"type":"choice","seat":0,"choice":{"draw":3},"id":"g105"}');
INSERT INTO public.log VALUES ('RMQJT3', 107, 1794947747241, -1369149846417571733, '{"type":"choice","seat":0,"choice":{"discard":"resilient-rearguard"},"id":"g106"}');
INSERT INTO public.log VALUES ('RMQJT3', 108, 1794947747552, -1369149846417571732, '{"type":"ready","seat":1,"ready":true}');
INSERT INTO public.log VALUES ('RMQJT3', 109, 1794947747852, -1369149846417571731, '{"type":"started","next":"94999e4cc359781436d523087ebde88f"}');
INSERT INTO public.log VALUES ('RMQJT3', 110, 1794947747859, -1369149846417571730, '{"type":"choice","seat":2,"choice":{"card":"blind-eye-collector"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 111, 1794947747862, -1369149846417571729, '{"type":"choice","seat":2,"choice":{"discard":"resilient-rearguard"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 112, 1794947748455, -1369149846417571728, '{"type":"said","seat":0,"text":"Game 2, good luck!"}');
INSERT INTO public.log VALUES ('RMQJT3', 113, 1794947748460, -1369149846417571727, '{"type":"phrase","seat":1,"phrase":"good-luck"}');
INSERT INTO public.log VALUES ('RMQJT3', 114, 1794947748780, -1369149846417571726, '{"type":"choice","seat":1,"choice":{"card":"hopeful-salamander"},"id":"g113"}');
INSERT INTO public.log VALUES ('RMQJT3', 115, 1794947748781, -1369149846417571725, '{"type":"choice","seat":0,"choice":{"card":"apathetic-waterpriest"},"id":"g113"}');
INSERT INTO public.log VALUES ('RMQJT3', 116, 1794947749084, -1369149846417571724, '{"type":"choice","seat":1,"choice":{"discard":"well-aged-warrior"},"id":"g115"}');
INSERT INTO public.log VALUES ('RMQJT3', 117, 1794947749085, -1369149846417571723, '{"type":"choice","seat":0,"choice":{"discard":"will-bending-witch"},"id":"g115"}');
INSERT INTO public.log VALUES ('RMQJT3', 118, 1794947749398, -1369149846417571722, '{"type":"choice","seat":1,"choice":{"play":"drowned-deserter"},"id":"g117"}');
INSERT INTO public.log VALUES ('RMQJT3', 119, 1794947749701, -1369149846417571721, '{"type":"choice","seat":1,"choice":{"draw":2},"id":"g118"}');
INSERT INTO public.log VALUES ('RMQJT3', 120, 1794947750003, -1369149846417571720, '{"type":"choice","seat":1,"choice":{"draw":3},"id":"g119"}');
INSERT INTO public.log VALUES ('RMQJT3', 121, 1794947750306, -1369149846417571719, '{"type":"choice","seat":1,"choice":{"discard":"canned-champion"},"id":"g120"}');
INSERT INTO public.log VALUES ('RMQJT3', 122, 1794947750308, -1369149846417571718, '{"type":"choice","seat":2,"choice":{"play":"unconfident-executioner"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 123, 1794947750311, -1369149846417571717, '{"type":"choice","seat":2,"choice":{"hero":{"seat":2,"face_up":"unconfident-executioner"}},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 124, 1794947750315, -1369149846417571716, '{"type":"choice","seat":2,"choice":{"draw":3},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 125, 1794947750322, -1369149846417571715, '{"type":"choice","seat":2,"choice":{"draw":1},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 126, 1794947750324, -1369149846417571714, '{"type":"choice","seat":2,"choice":{"discard":"groggy-preacher"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 127, 1794947750631, -1369149846417571713, '{"type":"choice","seat":0,"choice":{"play":"deep-sea-squire"},"id":"g126"}');
INSERT INTO public.log VALUES ('RMQJT3', 128, 1794947750933, -1369149846417571712, '{"type":"choice","seat":0,"choice":{"move":{"red":1}},"id":"g127"}');
INSERT INTO public.log VALUES ('RMQJT3', 129, 1794947751242, -1369149846417571711, '{"type":"choice","seat":0,"choice":{"card":"underestimated-squire"},"id":"g128"}');
INSERT INTO public.log VALUES ('RMQJT3', 130, 1794947751552, -1369149846417571710, '{"type":"choice","seat":0,"choice":{"draw":3},"id":"g129"}');
INSERT INTO public.log VALUES ('RMQJT3', 131, 1794947751857, -1369149846417571709, '{"type":"choice","seat":0,"choice":{"discard":"leery-lizard"},"id":"g130"}');
INSERT INTO public.log VALUES ('RMQJT3', 132, 1794947752164, -1369149846417571708, '{"type":"choice","seat":1,"choice":{"play":"spirited-shaman"},"id":"g131"}');
INSERT INTO public.log VALUES ('RMQJT3', 133, 1794947752472, -1369149846417571707, '{"type":"choice","seat":1,"choice":{"hero":{"seat":2,"hidden":0}},"id":"g132"}');
INSERT INTO public.log VALUES ('RMQJT3', 134, 1794947752827, -1369149846417571706, '{"type":"choice","seat":1,"choice":{"draw":"harbor"},"id":"g133"}');
INSERT INTO public.log VALUES ('RMQJT3', 135, 1794947753129, -1369149846417571705, '{"type":"choice","seat":1,"choice":{"draw":1},"id":"g134"}');
INSERT INTO public.log VALUES ('RMQJT3', 136, 1794947753431, -1369149846417571704, '{"type":"choice","seat":1,"choice":{"discard":"vegetarian-sharkguard"},"id":"g135"}');
INSERT INTO public.log VALUES ('RMQJT3', 137, 1794947753434, -1369149846417571703, '{"type":"choice","seat":2,"choice":{"discard":"underpaid-mercenary"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 138, 1794947753438, -1369149846417571702, '{"type":"choice","seat":2,"choice":{"discard":"hairy-hermit"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 139, 1794947753440, -1369149846417571701, '{"type":"choice","seat":2,"choice":{"discard":"depressed-druid"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 140, 1794947753442, -1369149846417571700, '{"type":"choice","seat":2,"choice":{"draw":2},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 141, 1794947753444, -1369149846417571699, '{"type":"choice","seat":2,"choice":{"draw":3},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 142, 1794947753447, -1369149846417571698, '{"type":"choice","seat":2,"choice":{"draw":1},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 143, 1794947753451, -1369149846417571697, '{"type":"choice","seat":2,"choice":{"draw":"harbor"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 144, 1794947753453, -1369149846417571696, '{"type":"choice","seat":2,"choice":{"discard":"overworked-amazon"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 145, 1794947753762, -1369149846417571695, '{"type":"choice","seat":0,"choice":{"play":"angry-priestess"},"id":"g144"}');
INSERT INTO public.log VALUES ('RMQJT3', 146, 1794947754072, -1369149846417571694, '{"type":"choice","seat":0,"choice":{"draw":"harbor"},"id":"g145"}');
INSERT INTO public.log VALUES ('RMQJT3', 147, 1794947754374, -1369149846417571693, '{"type":"choice","seat":0,"choice":{"draw":1},"id":"g146"}');
INSERT INTO public.log VALUES ('RMQJT3', 148, 1794947754680, -1369149846417571692, '{"type":"choice","seat":0,"choice":{"discard":"pigmented-war-pig"},"id":"g147"}');
INSERT INTO public.log VALUES ('RMQJT3', 149, 1794947754986, -1369149846417571691, '{"type":"choice","seat":1,"choice":{"play":"short-sighted-soldier"},"id":"g148"}');
INSERT INTO public.log VALUES ('RMQJT3', 150, 1794947755291, -1369149846417571690, '{"type":"choice","seat":1,"choice":{"draw":3},"id":"g149"}');
INSERT INTO public.log VALUES ('RMQJT3', 151, 1794947755603, -1369149846417571689, '{"type":"choice","seat":1,"choice":{"draw":"harbor"},"id":"g150"}');
INSERT INTO public.log VALUES ('RMQJT3', 152, 1794947755905, -1369149846417571688, '{"type":"choice","seat":1,"choice":{"discard":"gorgeous-gorgon"},"id":"g151"}');
INSERT INTO public.log VALUES ('RMQJT3', 153, 1794947755907, -1369149846417571687, '{"type":"choice","seat":2,"choice":{"play":"slaughtered-slime"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 154, 1794947755908, -1369149846417571686, '{"type":"choice","seat":2,"choice":{"move":{"green":-1}},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 155, 1794947755910, -1369149846417571685, '{"type":"choice","seat":2,"choice":{"hero":{"seat":0,"hidden":0}},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 156, 1794947755912, -1369149846417571684, '{"type":"choice","seat":2,"choice":{"draw":"harbor"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 157, 1794947755919, -1369149846417571683, '{"type":"choice","seat":2,"choice":{"draw":"harbor"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 158, 1794947755927, -1369149846417571682, '{"type":"choice","seat":2,"choice":{"discard":"furious-frog"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 159, 1794947756229, -1369149846417571681, '{"type":"choice","seat":0,"choice":{"play":"long-eared-loner"},"id":"g158"}');
INSERT INTO public.log VALUES ('RMQJT3', 160, 1794947756536, -1369149846417571680, '{"type":"choice","seat":0,"choice":{"hero":{"seat":2,"face_up":"slaughtered-slime"}},"id":"g159"}');
INSERT INTO public.log VALUES ('RMQJT3', 161, 1794947756838, -1369149846417571679, '{"type":"choice","seat":0,"choice":{"draw":"harbor"},"id":"g160"}');
INSERT INTO public.log VALUES ('RMQJT3', 162, 1794947757142, -1369149846417571678, '{"type":"choice","seat":0,"choice":{"draw":3},"id":"g161"}');
INSERT INTO public.log VALUES ('RMQJT3', 163, 1794947757450, -1369149846417571677, '{"type":"choice","seat":0,"choice":{"discard":"wrapped-warrior"},"id":"g162"}');
INSERT INTO public.log VALUES ('RMQJT3', 164, 1794947757754, -1369149846417571676, '{"type":"choice","seat":1,"choice":{"play":"bored-goblin"},"id":"g163"}');
INSERT INTO public.log VALUES ('RMQJT3', 165, 1794947758056, -1369149846417571675, '{"type":"choice","seat":1,"choice":{"draw":3},"id":"g164"}');
INSERT INTO public.log VALUES ('RMQJT3', 166, 1794947758358, -1369149846417571674, '{"type":"choice","seat":1,"choice":{"draw":1},"id":"g165"}');
INSERT INTO public.log VALUES ('RMQJT3', 167, 1794947758668, -1369149846417571673, '{"type":"choice","seat":1,"choice":{"discard":"half-eaten-bull"},"id":"g166"}');
INSERT INTO public.log VALUES ('RMQJT3', 168, 1794947758670, -1369149846417571672, '{"type":"choice","seat":2,"choice":{"play":"mummy-mystic"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 169, 1794947758672, -1369149846417571671, '{"type":"choice","seat":2,"choice":{"hero":{"seat":2,"face_up":"blind-eye-collector"}},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 170, 1794947758674, -1369149846417571670, '{"type":"choice","seat":2,"choice":{"draw":1},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 171, 1794947758676, -1369149846417571669, '{"type":"choice","seat":2,"choice":{"draw":3},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 172, 1794947758685, -1369149846417571668, '{"type":"choice","seat":2,"choice":{"discard":"watchful-witch"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 173, 1794947758986, -1369149846417571667, '{"type":"choice","seat":0,"choice":{"play":"crow-carrier"},"id":"g172"}');
INSERT INTO public.log VALUES ('RMQJT3', 174, 1794947759297, -1369149846417571666, '{"type":"choice","seat":0,"choice":{"card":"unconfident-executioner"},"id":"g173"}');
INSERT INTO public.log VALUES ('RMQJT3', 175, 1794947759599, -1369149846417571665, '{"type":"choice","seat":0,"choice":{"draw":2},"id":"g174"}');
INSERT INTO public.log VALUES ('RMQJT3', 176, 1794947759903, -1369149846417571664, '{"type":"choice","seat":0,"choice":{"draw":3},"id":"g175"}');
INSERT INTO public.log VALUES ('RMQJT3', 177, 1794947760209, -1369149846417571663, '{"type":"choice","seat":0,"choice":{"discard":"friendly-frogmage"},"id":"g176"}');
INSERT INTO public.log VALUES ('RMQJT3', 178, 1794947760516, -1369149846417571662, '{"type":"choice","seat":1,"choice":{"play":"nightmarish-northman"},"id":"g177"}');
INSERT INTO public.log VALUES ('RMQJT3', 179, 1794947760827, -1369149846417571661, '{"type":"choice","seat":1,"choice":{"move":{"red":2}},"id":"g178"}');
INSERT INTO public.log VALUES ('5DN3DH', 47, 1794947788663, -1369149846417571539, '{"type":"choice","seat":1,"choice":{"draw":1},"id":"g46"}');
INSERT INTO public.log VALUES ('RMQJT3', 180, 1794947761134, -1369149846417571660, '{"type":"choice","seat":1,"choice":{"hero":{"seat":1,"face_up":"bored-goblin"}},"id":"g179"}');
INSERT INTO public.log VALUES ('RMQJT3', 181, 1794947761445, -1369149846417571659, '{"type":"choice","seat":1,"choice":{"hero":{"seat":0,"face_up":"crow-carrier"}},"id":"g180"}');
INSERT INTO public.log VALUES ('RMQJT3', 182, 1794947761751, -1369149846417571658, '{"type":"choice","seat":1,"choice":{"draw":"harbor"},"id":"g181"}');
INSERT INTO public.log VALUES ('RMQJT3', 183, 1794947762057, -1369149846417571657, '{"type":"choice","seat":1,"choice":{"draw":1},"id":"g182"}');
INSERT INTO public.log VALUES ('RMQJT3', 184, 1794947762361, -1369149846417571656, '{"type":"choice","seat":1,"choice":{"discard":"aimless-eel"},"id":"g183"}');
INSERT INTO public.log VALUES ('RMQJT3', 185, 1794947762363, -1369149846417571655, '{"type":"choice","seat":2,"choice":{"play":"shaky-sharpshooter"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 186, 1794947762365, -1369149846417571654, '{"type":"choice","seat":2,"choice":{"move":{"red":1}},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 187, 1794947762367, -1369149846417571653, '{"type":"choice","seat":2,"choice":{"hero":{"seat":1,"face_up":"short-sighted-soldier"}},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 188, 1794947762369, -1369149846417571652, '{"type":"choice","seat":2,"choice":{"draw":1},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 189, 1794947762371, -1369149846417571651, '{"type":"choice","seat":2,"choice":{"draw":3},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 190, 1794947762373, -1369149846417571650, '{"type":"choice","seat":2,"choice":{"discard":"triple-sword-lizard"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 191, 1794947762679, -1369149846417571649, '{"type":"choice","seat":0,"choice":{"play":"bludgeoning-blowfish"},"id":"g190"}');
INSERT INTO public.log VALUES ('RMQJT3', 192, 1794947762992, -1369149846417571648, '{"type":"choice","seat":0,"choice":{"move":{"green":-1}},"id":"g191"}');
INSERT INTO public.log VALUES ('RMQJT3', 193, 1794947763300, -1369149846417571647, '{"type":"choice","seat":0,"choice":{"mode":"look"},"id":"g192"}');
INSERT INTO public.log VALUES ('RMQJT3', 194, 1794947763606, -1369149846417571646, '{"type":"choice","seat":0,"choice":{"hero":{"seat":0,"hidden":1}},"id":"g193"}');
INSERT INTO public.log VALUES ('RMQJT3', 195, 1794947763916, -1369149846417571645, '{"type":"choice","seat":0,"choice":{"draw":"harbor"},"id":"g194"}');
INSERT INTO public.log VALUES ('RMQJT3', 196, 1794947764218, -1369149846417571644, '{"type":"choice","seat":0,"choice":{"draw":3},"id":"g195"}');
INSERT INTO public.log VALUES ('RMQJT3', 197, 1794947764544, -1369149846417571643, '{"type":"choice","seat":0,"choice":{"discard":"pessimistic-whaleman"},"id":"g196"}');
INSERT INTO public.log VALUES ('RMQJT3', 198, 1794947764846, -1369149846417571642, '{"type":"choice","seat":1,"choice":{"play":"rotting-orangutan"},"id":"g197"}');
INSERT INTO public.log VALUES ('RMQJT3', 199, 1794947765152, -1369149846417571641, '{"type":"choice","seat":1,"choice":{"move":{"green":2}},"id":"g198"}');
INSERT INTO public.log VALUES ('RMQJT3', 200, 1794947765456, -1369149846417571640, '{"type":"choice","seat":1,"choice":{"draw":2},"id":"g199"}');
INSERT INTO public.log VALUES ('RMQJT3', 201, 1794947765758, -1369149846417571639, '{"type":"choice","seat":1,"choice":{"draw":1},"id":"g200"}');
INSERT INTO public.log VALUES ('RMQJT3', 202, 1794947766062, -1369149846417571638, '{"type":"choice","seat":1,"choice":{"discard":"ace-fighter"},"id":"g201"}');
INSERT INTO public.log VALUES ('RMQJT3', 203, 1794947766065, -1369149846417571637, '{"type":"choice","seat":2,"choice":{"play":"arrowgant-skeleton"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 204, 1794947766068, -1369149846417571636, '{"type":"choice","seat":2,"choice":{"move":{"green":2}},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 205, 1794947766070, -1369149846417571635, '{"type":"choice","seat":2,"choice":{"draw":1},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 206, 1794947766071, -1369149846417571634, '{"type":"choice","seat":2,"choice":{"draw":2},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 207, 1794947766074, -1369149846417571633, '{"type":"choice","seat":2,"choice":{"discard":"flailing-knight"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 208, 1794947766376, -1369149846417571632, '{"type":"choice","seat":0,"choice":{"play":"curious-troll"},"id":"g207"}');
INSERT INTO public.log VALUES ('RMQJT3', 209, 1794947766681, -1369149846417571631, '{"type":"choice","seat":0,"choice":{"move":{"red":1}},"id":"g208"}');
INSERT INTO public.log VALUES ('RMQJT3', 210, 1794947766985, -1369149846417571630, '{"type":"choice","seat":0,"choice":{"hero":{"seat":0,"hidden":1}},"id":"g209"}');
INSERT INTO public.log VALUES ('RMQJT3', 211, 1794947767288, -1369149846417571629, '{"type":"choice","seat":0,"choice":{"hero":{"seat":1,"hidden":0}},"id":"g210"}');
INSERT INTO public.log VALUES ('RMQJT3', 212, 1794947767600, -1369149846417571628, '{"type":"choice","seat":0,"choice":{"draw":1},"id":"g211"}');
INSERT INTO public.log VALUES ('RMQJT3', 213, 1794947767905, -1369149846417571627, '{"type":"choice","seat":0,"choice":{"draw":3},"id":"g212"}');
INSERT INTO public.log VALUES ('RMQJT3', 214, 1794947768208, -1369149846417571626, '{"type":"choice","seat":0,"choice":{"discard":"keen-koi"},"id":"g213"}');
INSERT INTO public.log VALUES ('RMQJT3', 215, 1794947768525, -1369149846417571625, '{"type":"choice","seat":1,"choice":{"play":"nagging-northman"},"id":"g214"}');
INSERT INTO public.log VALUES ('RMQJT3', 216, 1794947768827, -1369149846417571624, '{"type":"choice","seat":1,"choice":{"pass":true},"id":"g215"}');
INSERT INTO public.log VALUES ('RMQJT3', 217, 1794947769133, -1369149846417571623, '{"type":"choice","seat":1,"choice":{"draw":1},"id":"g216"}');
INSERT INTO public.log VALUES ('RMQJT3', 218, 1794947769436, -1369149846417571622, '{"type":"choice","seat":1,"choice":{"draw":2},"id":"g217"}');
INSERT INTO public.log VALUES ('RMQJT3', 219, 1794947769741, -1369149846417571621, '{"type":"choice","seat":1,"choice":{"discard":"hairy-hermit"},"id":"g218"}');
INSERT INTO public.log VALUES ('RMQJT3', 220, 1794947769743, -1369149846417571620, '{"type":"choice","seat":2,"choice":{"play":"half-eaten-bull"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 221, 1794947769745, -1369149846417571619, '{"type":"choice","seat":2,"choice":{"hero":{"seat":1,"face_up":"drowned-deserter"}},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 222, 1794947769748, -1369149846417571618, '{"type":"choice","seat":2,"choice":{"draw":"harbor"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 223, 1794947769750, -1369149846417571617, '{"type":"choice","seat":2,"choice":{"draw":2},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 224, 1794947769752, -1369149846417571616, '{"type":"choice","seat":2,"choice":{"discard":"canned-champion"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 225, 1794947770054, -1369149846417571615, '{"type":"choice","seat":0,"choice":{"play":"androgyn-assassin"},"id":"g224"}');
INSERT INTO public.log VALUES ('RMQJT3', 226, 1794947770356, -1369149846417571614, '{"type":"choice","seat":0,"choice":{"move":{"green":1}},"id":"g225"}');
INSERT INTO public.log VALUES ('RMQJT3', 227, 1794947770662, -1369149846417571613, '{"type":"choice","seat":0,"choice":{"faction":"water-folk"},"id":"g226"}');
INSERT INTO public.log VALUES ('RMQJT3', 228, 1794947770965, -1369149846417571612, '{"type":"choice","seat":0,"choice":{"hero":{"seat":1,"hidden":0}},"id":"g227"}');
INSERT INTO public.log VALUES ('RMQJT3', 229, 1794947771267, -1369149846417571611, '{"type":"choice","seat":0,"choice":{"draw":1},"id":"g228"}');
INSERT INTO public.log VALUES ('RMQJT3', 230, 1794947771569, -1369149846417571610, '{"type":"choice","seat":0,"choice":{"draw":3},"id":"g229"}');
INSERT INTO public.log VALUES ('RMQJT3', 231, 1794947771871, -1369149846417571609, '{"type":"choice","seat":0,"choice":{"discard":"ace-fighter"},"id":"g230"}');
INSERT INTO public.log VALUES ('RMQJT3', 232, 1794947772177, -1369149846417571608, '{"type":"ready","seat":1,"ready":true}');
INSERT INTO public.log VALUES ('RMQJT3', 233, 1794947772477, -1369149846417571607, '{"type":"started","next":"65da8a8b8f58157e771f1eb9dbde54fd"}');
INSERT INTO public.log VALUES ('RMQJT3', 234, 1794947772483, -1369149846417571606, '{"type":"choice","seat":2,"choice":{"card":"hopeful-salamander"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 235, 1794947772485, -1369149846417571605, '{"type":"choice","seat":2,"choice":{"discard":"bored-goblin"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 236, 1794947773079, -1369149846417571604, '{"type":"said","seat":0,"text":"Game 3, good luck!"}');
INSERT INTO public.log VALUES ('RMQJT3', 237, 1794947773080, -1369149846417571603, '{"type":"phrase","seat":1,"phrase":"good-luck"}');
INSERT INTO public.log VALUES ('RMQJT3', 238, 1794947773381, -1369149846417571602, '{"type":"choice","seat":0,"choice":{"card":"keen-koi"},"id":"g237"}');
INSERT INTO public.log VALUES ('RMQJT3', 239, 1794947773387, -1369149846417571601, '{"type":"choice","seat":1,"choice":{"card":"groggy-preacher"},"id":"g237"}');
INSERT INTO public.log VALUES ('RMQJT3', 240, 1794947773692, -1369149846417571600, '{"type":"choice","seat":0,"choice":{"discard":"lethargic-leech"},"id":"g239"}');
INSERT INTO public.log VALUES ('RMQJT3', 241, 1794947773693, -1369149846417571599, '{"type":"choice","seat":1,"choice":{"discard":"canned-champion"},"id":"g239"}');
INSERT INTO public.log VALUES ('RMQJT3', 242, 1794947773695, -1369149846417571598, '{"type":"choice","seat":2,"choice":{"discard":"nightmarish-northman"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 243, 1794947773696, -1369149846417571597, '{"type":"choice","seat":2,"choice":{"discard":"mummy-mystic"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 244, 1794947773698, -1369149846417571596, '{"type":"choice","seat":2,"choice":{"pass":true},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 245, 1794947773700, -1369149846417571595, '{"type":"choice","seat":2,"choice":{"draw":"harbor"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 246, 1794947773702, -1369149846417571594, '{"type":"choice","seat":2,"choice":{"draw":1},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 247, 1794947773704, -1369149846417571593, '{"type":"choice","seat":2,"choice":{"draw":2},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 248, 1794947773705, -1369149846417571592, '{"type":"choice","seat":2,"choice":{"discard":"depressed-druid"},"by":"bot"}');
INSERT INTO public.log VALUES ('RMQJT3', 249, 1794947774007, -1369149846417571591, '{"type":"choice","seat":0,"choice":{"play":"battle-pet-master"},"id":"g248"}');
INSERT INTO public.log VALUES ('RMQJT3', 250, 1794947774309, -1369149846417571590, '{"type":"choice","seat":0,"choice":{"card":"arrowgant-skeleton"},"id":"g249"}');
INSERT INTO public.log VALUES ('RMQJT3', 251, 1794947774613, -1369149846417571589, '{"type":"choice","seat":0,"choice":{"draw":1},"id":"g250"}');
INSERT INTO public.log VALUES ('RMQJT3', 252, 1794947774915, -1369149846417571588, '{"type":"choice","seat":0,"choice":{"draw":2},"id":"g251"}');
INSERT INTO public.log VALUES ('RMQJT3', 253, 1794947775220, -1369149846417571587, '{"type":"choice","seat":0,"choice":{"draw":3},"id":"g252"}');
INSERT INTO public.log VALUES ('5DN3DH', 1, 1794947775529, -1369149846417571585, '{"type":"opened","settings":{"edition":"heimliche-herrschaft","sets":[],"short":true,"seats":2,"open":false,"spectators":true,"clock":null,"rated":true,"substitute":"adept"},"bots":[],"seed":"cb84d83d88049465e175674759383e05"}');
INSERT INTO public.log VALUES ('5DN3DH', 2, 1794947775530, -1369149846417571584, '{"type":"seated","seat":0,"name":"Cem","token":"f64bef1a8e5f1e70580c4e18b80837e8e7d3ed5fa198d34f18f7e3db0d719768","player":"b6f27461cd025507"}');
INSERT INTO public.log VALUES ('5DN3DH', 3, 1794947775537, -1369149846417571583, '{"type":"seated","seat":1,"name":"Dora","token":"bd2d2eb91fb58cef9fb7d54c102c73fe9e2611d9281d47d3ead5c1a942e090fe","player":"f84ef0afa15a3963"}');
INSERT INTO public.log VALUES ('5DN3DH', 4, 1794947775545, -1369149846417571582, '{"type":"ready","seat":1,"ready":true}');
INSERT INTO public.log VALUES ('5DN3DH', 5, 1794947775848, -1369149846417571581, '{"type":"started","next":"14c49c9055a0235e3df34fcd3493e18a"}');
INSERT INTO public.log VALUES ('5DN3DH', 6, 1794947776753, -1369149846417571580, '{"type":"choice","seat":0,"choice":{"card":"slaughtered-slime"},"id":"g5"}');
INSERT INTO public.log VALUES ('5DN3DH', 7, 1794947776753, -1369149846417571579, '{"type":"choice","seat":1,"choice":{"card":"androgyn-assassin"},"id":"g5"}');
INSERT INTO public.log VALUES ('5DN3DH', 8, 1794947777060, -1369149846417571578, '{"type":"choice","seat":0,"choice":{"discard":"spirited-shaman"},"id":"g7"}');
INSERT INTO public.log VALUES ('5DN3DH', 9, 1794947777061, -1369149846417571577, '{"type":"choice","seat":1,"choice":{"discard":"drowned-deserter"},"id":"g7"}');
INSERT INTO public.log VALUES ('5DN3DH', 10, 1794947777363, -1369149846417571576, '{"type":"choice","seat":1,"choice":{"play":"aimless-eel"},"id":"g9"}');
INSERT INTO public.log VALUES ('5DN3DH', 11, 1794947777666, -1369149846417571575, '{"type":"choice","seat":1,"choice":{"move":{"red":1}},"id":"g10"}');
INSERT INTO public.log VALUES ('5DN3DH', 12, 1794947777973, -1369149846417571574, '{"type":"choice","seat":1,"choice":{"draw":1},"id":"g11"}');
INSERT INTO public.log VALUES ('5DN3DH', 13, 1794947778277, -1369149846417571573, '{"type":"choice","seat":1,"choice":{"draw":2},"id":"g12"}');
INSERT INTO public.log VALUES ('5DN3DH', 14, 1794947778584, -1369149846417571572, '{"type":"choice","seat":1,"choice":{"discard":"arrowgant-skeleton"},"id":"g13"}');
INSERT INTO public.log VALUES ('5DN3DH', 15, 1794947778893, -1369149846417571571, '{"type":"choice","seat":0,"choice":{"play":"watchful-witch"},"id":"g14"}');
INSERT INTO public.log VALUES ('5DN3DH', 16, 1794947779198, -1369149846417571570, '{"type":"choice","seat":0,"choice":{"move":{"red":-1}},"id":"g15"}');
INSERT INTO public.log VALUES ('5DN3DH', 17, 1794947779505, -1369149846417571569, '{"type":"choice","seat":0,"choice":{"hero":{"seat":1,"hidden":0}},"id":"g16"}');
INSERT INTO public.log VALUES ('5DN3DH', 18, 1794947779808, -1369149846417571568, '{"type":"choice","seat":0,"choice":{"hero":{"seat":0,"hidden":0}},"id":"g17"}');
INSERT INTO public.log VALUES ('5DN3DH', 19, 1794947780116, -1369149846417571567, '{"type":"choice","seat":0,"choice":{"draw":1},"id":"g18"}');
INSERT INTO public.log VALUES ('5DN3DH', 20, 1794947780418, -1369149846417571566, '{"type":"choice","seat":0,"choice":{"draw":2},"id":"g19"}');
INSERT INTO public.log VALUES ('5DN3DH', 21, 1794947780728, -1369149846417571565, '{"type":"choice","seat":0,"choice":{"discard":"rotting-orangutan"},"id":"g20"}');
INSERT INTO public.log VALUES ('5DN3DH', 22, 1794947781034, -1369149846417571564, '{"type":"choice","seat":1,"choice":{"play":"underestimated-squire"},"id":"g21"}');
INSERT INTO public.log VALUES ('5DN3DH', 23, 1794947781342, -1369149846417571563, '{"type":"choice","seat":1,"choice":{"pass":true},"id":"g22"}');
INSERT INTO public.log VALUES ('5DN3DH', 24, 1794947781654, -1369149846417571562, '{"type":"choice","seat":1,"choice":{"draw":3},"id":"g23"}');
INSERT INTO public.log VALUES ('5DN3DH', 25, 1794947781957, -1369149846417571561, '{"type":"choice","seat":1,"choice":{"draw":"harbor"},"id":"g24"}');
INSERT INTO public.log VALUES ('5DN3DH', 26, 1794947782261, -1369149846417571560, '{"type":"choice","seat":1,"choice":{"discard":"pigmented-war-pig"},"id":"g25"}');
INSERT INTO public.log VALUES ('5DN3DH', 27, 1794947782563, -1369149846417571559, '{"type":"choice","seat":0,"choice":{"play":"lethargic-leech"},"id":"g26"}');
INSERT INTO public.log VALUES ('5DN3DH', 28, 1794947782865, -1369149846417571558, '{"type":"choice","seat":0,"choice":{"move":{"red":-1}},"id":"g27"}');
INSERT INTO public.log VALUES ('5DN3DH', 29, 1794947783167, -1369149846417571557, '{"type":"choice","seat":0,"choice":{"card":"long-eared-loner"},"id":"g28"}');
INSERT INTO public.log VALUES ('5DN3DH', 30, 1794947783469, -1369149846417571556, '{"type":"choice","seat":0,"choice":{"draw":"harbor"},"id":"g29"}');
INSERT INTO public.log VALUES ('5DN3DH', 31, 1794947783779, -1369149846417571555, '{"type":"choice","seat":0,"choice":{"draw":"harbor"},"id":"g30"}');
INSERT INTO public.log VALUES ('5DN3DH', 32, 1794947784084, -1369149846417571554, '{"type":"choice","seat":0,"choice":{"draw":"harbor"},"id":"g31"}');
INSERT INTO public.log VALUES ('5DN3DH', 33, 1794947784396, -1369149846417571553, '{"type":"choice","seat":0,"choice":{"discard":"hairy-hermit"},"id":"g32"}');
INSERT INTO public.log VALUES ('5DN3DH', 34, 1794947784702, -1369149846417571552, '{"type":"choice","seat":1,"choice":{"play":"furious-frog"},"id":"g33"}');
INSERT INTO public.log VALUES ('5DN3DH', 35, 1794947785006, -1369149846417571551, '{"type":"choice","seat":1,"choice":{"move":{"red":-2}},"id":"g34"}');
INSERT INTO public.log VALUES ('5DN3DH', 36, 1794947785308, -1369149846417571550, '{"type":"choice","seat":1,"choice":{"draw":2},"id":"g35"}');
INSERT INTO public.log VALUES ('5DN3DH', 37, 1794947785613, -1369149846417571549, '{"type":"choice","seat":1,"choice":{"draw":1},"id":"g36"}');
INSERT INTO public.log VALUES ('5DN3DH', 38, 1794947785920, -1369149846417571548, '{"type":"choice","seat":1,"choice":{"discard":"ace-fighter"},"id":"g37"}');
INSERT INTO public.log VALUES ('5DN3DH', 39, 1794947786222, -1369149846417571547, '{"type":"choice","seat":0,"choice":{"play":"will-bending-witch"},"id":"g38"}');
INSERT INTO public.log VALUES ('5DN3DH', 40, 1794947786528, -1369149846417571546, '{"type":"choice","seat":0,"choice":{"move":{"green":1}},"id":"g39"}');
INSERT INTO public.log VALUES ('5DN3DH', 41, 1794947786838, -1369149846417571545, '{"type":"choice","seat":1,"choice":{"discard":"canned-champion"},"id":"g40"}');
INSERT INTO public.log VALUES ('5DN3DH', 42, 1794947787142, -1369149846417571544, '{"type":"choice","seat":0,"choice":{"draw":2},"id":"g41"}');
INSERT INTO public.log VALUES ('5DN3DH', 43, 1794947787450, -1369149846417571543, '{"type":"choice","seat":0,"choice":{"draw":"harbor"},"id":"g42"}');
INSERT INTO public.log VALUES ('5DN3DH', 44, 1794947787756, -1369149846417571542, '{"type":"choice","seat":0,"choice":{"discard":"apathetic-waterpriest"},"id":"g43"}');
INSERT INTO public.log VALUES ('5DN3DH', 45, 1794947788058, -1369149846417571541, '{"type":"choice","seat":1,"choice":{"play":"short-sighted-soldier"},"id":"g44"}');
INSERT INTO public.log VALUES ('5DN3DH', 46, 1794947788361, -1369149846417571540, '{"type":"choice","seat":1,"choice":{"draw":3},"id":"g45"}');
INSERT INTO public.log VALUES ('5DN3DH', 48, 1794947788970, -1369149846417571538, '{"type":"choice","seat":1,"choice":{"draw":2},"id":"g47"}');
INSERT INTO public.log VALUES ('5DN3DH', 49, 1794947789273, -1369149846417571537, '{"type":"choice","seat":1,"choice":{"discard":"triple-sword-lizard"},"id":"g48"}');
INSERT INTO public.log VALUES ('5DN3DH', 50, 1794947789575, -1369149846417571536, '{"type":"choice","seat":0,"choice":{"play":"pessimistic-whaleman"},"id":"g49"}');
INSERT INTO public.log VALUES ('5DN3DH', 51, 1794947789878, -1369149846417571535, '{"type":"choice","seat":0,"choice":{"move":{"red":1}},"id":"g50"}');
INSERT INTO public.log VALUES ('5DN3DH', 52, 1794947790180, -1369149846417571534, '{"type":"choice","seat":0,"choice":{"card":"battle-pet-master"},"id":"g51"}');
INSERT INTO public.log VALUES ('5DN3DH', 53, 1794947790483, -1369149846417571533, '{"type":"choice","seat":0,"choice":{"draw":3},"id":"g52"}');
INSERT INTO public.log VALUES ('5DN3DH', 54, 1794947790789, -1369149846417571532, '{"type":"choice","seat":0,"choice":{"draw":1},"id":"g53"}');
INSERT INTO public.log VALUES ('5DN3DH', 55, 1794947791098, -1369149846417571531, '{"type":"choice","seat":0,"choice":{"discard":"nightmarish-northman"},"id":"g54"}');
INSERT INTO public.log VALUES ('5DN3DH', 56, 1794947791401, -1369149846417571530, '{"type":"choice","seat":1,"choice":{"play":"bored-goblin"},"id":"g55"}');
INSERT INTO public.log VALUES ('5DN3DH', 57, 1794947791705, -1369149846417571529, '{"type":"choice","seat":1,"choice":{"draw":3},"id":"g56"}');
INSERT INTO public.log VALUES ('5DN3DH', 58, 1794947792007, -1369149846417571528, '{"type":"choice","seat":1,"choice":{"draw":"harbor"},"id":"g57"}');
INSERT INTO public.log VALUES ('5DN3DH', 59, 1794947792309, -1369149846417571527, '{"type":"choice","seat":1,"choice":{"discard":"hopeful-salamander"},"id":"g58"}');
INSERT INTO public.log VALUES ('5DN3DH', 60, 1794947792612, -1369149846417571526, '{"type":"choice","seat":0,"choice":{"play":"queer-quartermaster"},"id":"g59"}');
INSERT INTO public.log VALUES ('5DN3DH', 61, 1794947792923, -1369149846417571525, '{"type":"choice","seat":0,"choice":{"hero":{"seat":0,"face_up":"lethargic-leech"}},"id":"g60"}');
INSERT INTO public.log VALUES ('5DN3DH', 62, 1794947793226, -1369149846417571524, '{"type":"choice","seat":0,"choice":{"card":"vegetarian-sharkguard"},"id":"g61"}');
INSERT INTO public.log VALUES ('5DN3DH', 63, 1794947793528, -1369149846417571523, '{"type":"choice","seat":0,"choice":{"draw":"harbor"},"id":"g62"}');
INSERT INTO public.log VALUES ('5DN3DH', 64, 1794947793832, -1369149846417571522, '{"type":"choice","seat":0,"choice":{"draw":2},"id":"g63"}');
INSERT INTO public.log VALUES ('5DN3DH', 65, 1794947794138, -1369149846417571521, '{"type":"choice","seat":0,"choice":{"discard":"curious-troll"},"id":"g64"}');
INSERT INTO public.log VALUES ('5DN3DH', 66, 1794947794444, -1369149846417571520, '{"type":"choice","seat":1,"choice":{"play":"leery-lizard"},"id":"g65"}');
INSERT INTO public.log VALUES ('5DN3DH', 67, 1794947794748, -1369149846417571519, '{"type":"choice","seat":1,"choice":{"move":{"green":-2}},"id":"g66"}');
INSERT INTO public.log VALUES ('5DN3DH', 68, 1794947795054, -1369149846417571518, '{"type":"choice","seat":1,"choice":{"draw":3},"id":"g67"}');
INSERT INTO public.log VALUES ('5DN3DH', 69, 1794947795360, -1369149846417571517, '{"type":"choice","seat":1,"choice":{"draw":"harbor"},"id":"g68"}');
INSERT INTO public.log VALUES ('5DN3DH', 70, 1794947795662, -1369149846417571516, '{"type":"choice","seat":1,"choice":{"discard":"nagging-northman"},"id":"g69"}');
INSERT INTO public.log VALUES ('5DN3DH', 71, 1794947795972, -1369149846417571515, '{"type":"choice","seat":0,"choice":{"play":"lethargic-leech"},"id":"g70"}');
INSERT INTO public.log VALUES ('5DN3DH', 72, 1794947796277, -1369149846417571514, '{"type":"choice","seat":0,"choice":{"move":{"green":-1}},"id":"g71"}');
INSERT INTO public.log VALUES ('5DN3DH', 73, 1794947796579, -1369149846417571513, '{"type":"choice","seat":0,"choice":{"card":"mummy-mystic"},"id":"g72"}');
INSERT INTO public.log VALUES ('5DN3DH', 74, 1794947796885, -1369149846417571512, '{"type":"choice","seat":0,"choice":{"draw":3},"id":"g73"}');
INSERT INTO public.log VALUES ('5DN3DH', 75, 1794947797190, -1369149846417571511, '{"type":"choice","seat":0,"choice":{"draw":1},"id":"g74"}');
INSERT INTO public.log VALUES ('5DN3DH', 76, 1794947797493, -1369149846417571510, '{"type":"choice","seat":0,"choice":{"draw":"harbor"},"id":"g75"}');
INSERT INTO public.log VALUES ('5DN3DH', 77, 1794947797795, -1369149846417571509, '{"type":"choice","seat":0,"choice":{"discard":"friendly-frogmage"},"id":"g76"}');
INSERT INTO public.log VALUES ('5DN3DH', 78, 1794947798100, -1369149846417571508, '{"type":"choice","seat":1,"choice":{"play":"half-eaten-bull"},"id":"g77"}');
INSERT INTO public.log VALUES ('5DN3DH', 79, 1794947798402, -1369149846417571507, '{"type":"choice","seat":1,"choice":{"hero":{"seat":1,"face_up":"aimless-eel"}},"id":"g78"}');
INSERT INTO public.log VALUES ('5DN3DH', 80, 1794947798704, -1369149846417571506, '{"type":"choice","seat":1,"choice":{"draw":3},"id":"g79"}');
INSERT INTO public.log VALUES ('5DN3DH', 81, 1794947799007, -1369149846417571505, '{"type":"choice","seat":1,"choice":{"draw":1},"id":"g80"}');
INSERT INTO public.log VALUES ('5DN3DH', 82, 1794947799309, -1369149846417571504, '{"type":"choice","seat":1,"choice":{"discard":"unconfident-executioner"},"id":"g81"}');
INSERT INTO public.log VALUES ('5DN3DH', 83, 1794947799611, -1369149846417571503, '{"type":"choice","seat":0,"choice":{"play":"well-aged-warrior"},"id":"g82"}');
INSERT INTO public.log VALUES ('5DN3DH', 84, 1794947799913, -1369149846417571502, '{"type":"choice","seat":0,"choice":{"card":"gorgeous-gorgon"},"id":"g83"}');
INSERT INTO public.log VALUES ('5DN3DH', 85, 1794947800220, -1369149846417571501, '{"type":"choice","seat":0,"choice":{"draw":"harbor"},"id":"g84"}');
INSERT INTO public.log VALUES ('5DN3DH', 86, 1794947800522, -1369149846417571500, '{"type":"choice","seat":0,"choice":{"draw":2},"id":"g85"}');
INSERT INTO public.log VALUES ('5DN3DH', 87, 1794947800846, -1369149846417571499, '{"type":"choice","seat":0,"choice":{"draw":3},"id":"g86"}');
INSERT INTO public.log VALUES ('5DN3DH', 88, 1794947801152, -1369149846417571498, '{"type":"choice","seat":0,"choice":{"discard":"groggy-preacher"},"id":"g87"}');
INSERT INTO public.log VALUES ('7XBXPN', 1, 1794947801458, -1369149846417571496, '{"type":"opened","settings":{"edition":"print-and-play","sets":[],"short":false,"seats":2,"open":false,"spectators":true,"clock":{"slow":{"days":30}},"rated":false,"substitute":"novice"},"bots":[],"seed":"f4a599063949e1b8b2b2de2bda282214"}');
INSERT INTO public.log VALUES ('7XBXPN', 2, 1794947801460, -1369149846417571495, '{"type":"seated","seat":0,"name":"Emil 🐉","token":"b1947aca699167dd7984dd5c58c855019b7cc5074577d88b26b397b084324c46"}');
INSERT INTO public.log VALUES ('7XBXPN', 3, 1794947801461, -1369149846417571494, '{"type":"seated","seat":1,"name":"Zażółć","token":"d36d684268fe48ca96d94659736150530cd9264a44d7f2b518d2c59e442ef47b"}');
INSERT INTO public.log VALUES ('7XBXPN', 4, 1794947801469, -1369149846417571493, '{"type":"ready","seat":1,"ready":true}');
INSERT INTO public.log VALUES ('7XBXPN', 5, 1794947801770, -1369149846417571492, '{"type":"started","next":"a66bc24dd626c73b9a7e3baccde9cc08"}');
INSERT INTO public.log VALUES ('7XBXPN', 6, 1794947802681, -1369149846417571491, '{"type":"choice","seat":0,"choice":{"card":"ghastly-granny"},"id":"g5"}');
INSERT INTO public.log VALUES ('7XBXPN', 7, 1794947802682, -1369149846417571490, '{"type":"choice","seat":1,"choice":{"card":"long-eared-loner"},"id":"g5"}');
INSERT INTO public.log VALUES ('7XBXPN', 8, 1794947802984, -1369149846417571489, '{"type":"choice","seat":1,"choice":{"discard":"spirited-shaman"},"id":"g7"}');
INSERT INTO public.log VALUES ('7XBXPN', 9, 1794947802985, -1369149846417571488, '{"type":"choice","seat":0,"choice":{"discard":"leery-lizard"},"id":"g7"}');
INSERT INTO public.log VALUES ('7XBXPN', 10, 1794947803292, -1369149846417571487, '{"type":"choice","seat":1,"choice":{"play":"furious-frog"},"id":"g9"}');
INSERT INTO public.log VALUES ('7XBXPN', 11, 1794947803595, -1369149846417571486, '{"type":"away","seat":1,"why":"left"}');
INSERT INTO public.log VALUES ('7XBXPN', 12, 1794947803596, -1369149846417571485, '{"type":"choice","seat":1,"choice":{"move":{"green":-2}},"by":"bot"}');
INSERT INTO public.log VALUES ('7XBXPN', 13, 1794947803597, -1369149846417571484, '{"type":"choice","seat":1,"choice":{"draw":1},"by":"bot"}');
INSERT INTO public.log VALUES ('7XBXPN', 14, 1794947803599, -1369149846417571483, '{"type":"choice","seat":1,"choice":{"draw":2},"by":"bot"}');
INSERT INTO public.log VALUES ('7XBXPN', 15, 1794947803601, -1369149846417571482, '{"type":"choice","seat":1,"choice":{"discard":"friendly-frogmage"},"by":"bot"}');
INSERT INTO public.log VALUES ('8Q45CM', 1, 1794947806747, -1369149846417571480, '{"type":"opened","settings":{"edition":"classic","sets":[],"short":false,"seats":4,"open":false,"spectators":true,"clock":{"live":{"seconds":30,"reserve":60}},"rated":false,"substitute":"adept"},"bots":["adept"],"seed":"5a1d3eebe2fc16583e32d77d3bec9785"}');
INSERT INTO public.log VALUES ('8Q45CM', 2, 1794947806748, -1369149846417571479, '{"type":"seated","seat":0,"name":"Fee","token":"ab84619479f85988b0e0077f5925694b80dcdf39ddc254a0141eaac69ff41472"}');
INSERT INTO public.log VALUES ('8Q45CM', 3, 1794947806750, -1369149846417571478, '{"type":"said","seat":0,"text":"\"quoted\" — 日本"}');


--
-- Data for Name: oshra_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.oshra_version VALUES (1);


--
-- Data for Name: played; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.played VALUES ('b6f27461cd025507', 1794947801152, '5DN3DH', 1, 0, true, true, 27.63523138347365);
INSERT INTO public.played VALUES ('f84ef0afa15a3963', 1794947801152, '5DN3DH', 1, 1, false, true, 22.36476861652635);


--
-- Data for Name: players; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.players VALUES ('b6f27461cd025507', 'Cem', 27.63523138347365, 8.065506316323548, 1, 1, 1);
INSERT INTO public.players VALUES ('f84ef0afa15a3963', 'Dora', 22.36476861652635, 8.065506316323548, 1, 0, 1);


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('5DN3DH', 2, false, 1794947891152, 1794947801152, '{"code":"5DN3DH","phase":"ended","opened":1794947775529,"settings":{"edition":"heimliche-herrschaft","sets":[],"short":true,"seats":2,"open":false,"spectators":true,"clock":null,"rated":true,"substitute":"adept"},"seats":[{"kind":"person","name":"Cem","ready":false,"away":null,"player":"b6f27461cd025507"},{"kind":"person","name":"Dora","ready":false,"away":null,"player":"f84ef0afa15a3963"}]}');
INSERT INTO public.tables VALUES ('RMQJT3', 1, true, 1794947895119, 1794947772477, '{"code":"RMQJT3","phase":"playing","opened":1794947727658,"settings":{"edition":"classic","sets":[],"short":true,"seats":3,"open":true,"spectators":true,"clock":null,"rated":false,"substitute":"adept"},"seats":[{"kind":"person","name":"Ada","ready":false,"away":null,"player":null},{"kind":"person","name":"Ben","ready":false,"away":null,"player":null},{"kind":"bot","level":"novice"}]}');
INSERT INTO public.tables VALUES ('7XBXPN', 1, false, 1794947895119, 1794947801770, '{"code":"7XBXPN","phase":"playing","opened":1794947801458,"settings":{"edition":"print-and-play","sets":[],"short":false,"seats":2,"open":false,"spectators":true,"clock":{"slow":{"days":30}},"rated":false,"substitute":"novice"},"seats":[{"kind":"person","name":"Emil 🐉","ready":false,"away":null,"player":null},{"kind":"person","name":"Zażółć","ready":false,"away":null,"player":null}]}');
INSERT INTO public.tables VALUES ('8Q45CM', 0, false, NULL, 1794947806748, '{"code":"8Q45CM","phase":"gathering","opened":1794947806747,"settings":{"edition":"classic","sets":[],"short":false,"seats":4,"open":false,"spectators":true,"clock":{"live":{"seconds":30,"reserve":60}},"rated":false,"substitute":"adept"},"seats":[{"kind":"person","name":"Fee","ready":false,"away":null,"player":null},{"kind":"free"},{"kind":"free"},{"kind":"bot","level":"adept"}]}');


--
-- Name: games games_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (code, game);


--
-- Name: log log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (code, number);


--
-- Name: played played_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.played
    ADD CONSTRAINT played_pkey PRIMARY KEY (player, at, code, game);


--
-- Name: players players_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (code);


--
-- Name: players_best; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX players_best ON public.players USING btree (((rating - ((3)::double precision * uncertainty)))) WHERE (rated_games > 0);


--
-- Name: tables_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_due ON public.tables USING btree (due) WHERE (due IS NOT NULL);


--
-- Name: tables_gathering; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_gathering ON public.tables USING btree (changed) WHERE (phase = 0);


--
-- Name: tables_shown; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_shown ON public.tables USING btree (changed) WHERE shown;


--
-- PostgreSQL database dump complete
--


