/** What comes over from Word, Google Docs or a page, made into markup that the editor's schema understands. */

/** Elements whose words are no text. */
const silent =
  'script, style, meta, link, title, xml, template, noscript, iframe, object, svg, math, input, button, select, textarea, [hidden]'

/**
 * Pasted markup without what no reader should get: scripts, styles, Word's own elements. Word's lists, which it writes as
 * paragraphs with a sign in front, become lists. The document that is parsed here never runs or fetches anything; what is
 * left is filtered once more by the schema.
 */
export function cleanPastedMarkup(markup: string): string {
  // Word hides its own markup in comments that only Word reads.
  const parsed = new DOMParser().parseFromString(
    markup.replace(/<!--[^]*?-->/g, '').replace(/<!\[[^\]]*\]>/g, ''),
    'text/html',
  )
  for (const element of parsed.querySelectorAll(silent)) element.remove()
  gatherWordLists(parsed.body)
  for (const element of parsed.body.querySelectorAll('*')) {
    // `o:p`, `w:sdt` and the like hold text, or nothing.
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes)
  }
  return parsed.body.innerHTML
}

const isWordItem = (element: Element) => /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '')

function gatherWordLists(body: HTMLElement): void {
  for (const paragraph of [...body.querySelectorAll('p')].filter(isWordItem)) {
    const sign = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    )
    const name = /[0-9\u06f0-\u06f9\u0660-\u0669]/.test(sign?.textContent ?? '') ? 'ol' : 'ul'
    sign?.remove()
    const before = paragraph.previousElementSibling
    const list =
      before?.localName === name && before.hasAttribute('data-word') ? before : body.ownerDocument.createElement(name)
    if (list !== before) {
      list.setAttribute('data-word', '')
      paragraph.before(list)
    }
    const item = body.ownerDocument.createElement('li')
    item.append(paragraph)
    list.append(item)
  }
}
