"""Plays at a table of Oshra, at random: python3 bot.py http://127.0.0.1:8400 CODE; without a code it opens a table."""
import base64, json, os, random, socket, struct, sys, time, urllib.request

class Socket:
    def __init__(self, host):
        name, _, port = host.partition(":")
        self.stream = socket.create_connection((name, int(port or 80)), timeout=60).makefile("rwb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.write(f"GET /api/socket HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                          f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
        self.stream.flush()
        while self.stream.readline().strip():
            pass
    def send(self, data, kind=1):
        data, mask = data if kind == 10 else json.dumps(data).encode(), os.urandom(4)
        length = bytes([128 | len(data)]) if len(data) < 126 else struct.pack("!BH", 254, len(data))
        self.stream.write(bytes([128 | kind]) + length + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))
        self.stream.flush()
    def receive(self):
        while True:
            head = self.stream.read(2)
            if len(head) < 2 or head[0] & 15 == 8:
                raise ConnectionError("the connection ended")
            size = {126: "!H", 127: "!Q"}.get(head[1])
            length = struct.unpack(size, self.stream.read(struct.calcsize(size)))[0] if size else head[1]
            data = self.stream.read(length)
            if head[0] & 15 == 1:
                return json.loads(data)
            if head[0] & 15 == 9:  # a ping wants a pong
                self.send(data, 10)

def post(path, body):
    request = urllib.request.Request(base + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
    return json.load(urllib.request.urlopen(request))

base, code = sys.argv[1].rstrip("/"), sys.argv[2] if len(sys.argv) > 2 else None
fresh = code is None
seat = post("/api/tables", {"settings": {"seats": 2}, "bots": ["novice"], "name": "Python"}) if fresh else \
    post(f"/api/tables/{code}/seats", {"name": "Python"})
hello, view = {"do": "hello", "version": 1, "table": code or seat["code"], "token": seat["token"]}, None
while True:
    try:
        link = Socket(base.split("//")[1])
        link.send(hello)
        while True:
            message = link.receive()
            if message["type"] == "welcome":
                link.send({"do": "start" if fresh else "ready"})
            if "at" in message or message["type"] == "welcome":
                hello["after"] = number = message["number"]
            view = message.get("view", view)
            if message.get("table", {}).get("last"):
                sys.exit(print(json.dumps(message["table"]["last"]["outcome"])))
            if view and view["choices"] and ("view" in message or message["type"] == "resumed"):
                plays = [choice for choice in view["choices"] if "play" in choice]  # or the game would never end
                choice = random.choice(plays or view["choices"])
                link.send({"do": "choose", "id": str(number), "on": number, "choice": choice})
    except OSError:
        time.sleep(1)
