/** `Object.groupBy` and `Map.groupBy` for browsers before 2024: the book reader calls them. */

function groupIntoMap<K, V>(items: Iterable<V>, keyOf: (item: V, index: number) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index)
    index += 1
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}

function define(owner: object, value: unknown) {
  if (!('groupBy' in owner)) Object.defineProperty(owner, 'groupBy', { value, configurable: true, writable: true })
}

define(Map, groupIntoMap)
define(Object, (items: Iterable<unknown>, keyOf: (item: unknown, index: number) => PropertyKey) =>
  Object.assign(Object.create(null), Object.fromEntries(groupIntoMap(items, keyOf))),
)
