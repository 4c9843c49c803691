/**
 * The characters of a line as the eye meets them, from the left edge to the right one, whichever way they are read. What
 * takes no room (joiners, marks of direction) is left out.
 */
export function visualOrder(line: HTMLElement): string {
  const drawn: { readonly character: string; readonly x: number }[] = []
  const nodes = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const text = node.textContent ?? ''
    for (let index = 0; index < text.length; index += 1) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      const box = range.getBoundingClientRect()
      if (box.width > 0) drawn.push({ character: text.charAt(index), x: box.x + box.width / 2 })
    }
  }
  return drawn
    .sort((one, other) => one.x - other.x)
    .map(({ character }) => character)
    .join('')
}

/** A line of its own on the page, never broken, for as long as `read` looks at it. */
export function onLine<Seen>(
  direction: 'ltr' | 'rtl',
  fill: (line: HTMLElement) => void,
  read: (line: HTMLElement) => Seen,
): Seen {
  const line = document.createElement('p')
  line.dir = direction
  line.style.whiteSpace = 'pre'
  line.style.inlineSize = 'max-content'
  fill(line)
  document.body.append(line)
  const seen = read(line)
  line.remove()
  return seen
}
