/**
 * The characters of a line as the eye meets them, from the left edge to the right one, whichever way they are read. What
 * takes no room (joiners, marks of direction) is left out.
 */
export function visualOrder(line: HTMLElement): string {
  const drawn: { readonly character: string; readonly x: number }[] = []
  const nodes = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  // One for all: the browser keeps each range up to date with every later change of the page.
  const range = document.createRange()
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const text = node.textContent ?? ''
    for (let index = 0; index < text.length; index += 1) {
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

/** What the eye meets on lines of these texts, in their order; all of them are laid out at once, which is what takes time. */
export function seenOnLines(direction: 'ltr' | 'rtl', texts: readonly string[]): string[] {
  const sheet = document.createElement('div')
  const lines = texts.map((text) => lineOf(direction, (line) => (line.textContent = text)))
  sheet.append(...lines)
  document.body.append(sheet)
  const seen = lines.map(visualOrder)
  sheet.remove()
  return seen
}

/** A line of its own on the page, for as long as `read` looks at it. */
export function onLine<Seen>(
  direction: 'ltr' | 'rtl',
  fill: (line: HTMLElement) => void,
  read: (line: HTMLElement) => Seen,
): Seen {
  const line = lineOf(direction, fill)
  document.body.append(line)
  const seen = read(line)
  line.remove()
  return seen
}

/** It is never broken. */
function lineOf(direction: 'ltr' | 'rtl', fill: (line: HTMLElement) => void): HTMLElement {
  const line = document.createElement('p')
  line.dir = direction
  line.style.whiteSpace = 'pre'
  line.style.inlineSize = 'max-content'
  fill(line)
  return line
}
