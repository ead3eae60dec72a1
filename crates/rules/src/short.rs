//! Sorting short lists. The standard library's sort is made for millions of elements, and every page would load it.

/// Sorts a short list by a key.
pub(crate) fn sort<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for sorted in 1..list.len() {
        let mut place = sorted;
        while place > 0 && key(&list[place - 1]) > key(&list[place]) {
            list.swap(place - 1, place);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn short_lists_are_sorted_and_equals_stay_in_order() {
        let mut list = [(3, 'a'), (1, 'b'), (2, 'c'), (1, 'd'), (3, 'e'), (0, 'f')];
        super::sort(&mut list, |(number, _)| *number);
        assert_eq!(list, [(0, 'f'), (1, 'b'), (1, 'd'), (2, 'c'), (3, 'a'), (3, 'e')]);
        super::sort(&mut list[..0], |(number, _)| *number);
    }
}
