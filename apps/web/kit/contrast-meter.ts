/**
 * Runs inside the page. Finds every text that can be seen, with everything painted behind it, and measures the contrast
 * of the two from computed styles. Texts of the same colours are measured once, each under every theme that gives these
 * colours other values.
 */

/** CSS variables of one tenant's theme. */
export type Variables = Readonly<Record<string, string>>

export interface Faint {
  readonly state: string
  readonly text: string
  readonly contrast: number
  readonly wanted: number
  readonly colours: string
  /** Index of the theme in the list. */
  readonly theme: number
}

declare global {
  interface Window {
    kitThemes?: readonly Variables[]
  }
}

/**
 * The texts that are too faint under some of `window.kitThemes`: below 4.5, or 3 where they are large (from 24 px, bold from 18.66
 * px). Text of a disabled control is left out (WCAG 1.4.3), and text on a picture, whose colours no style tells. Needs
 * to be whole in itself: it is sent to the page as text.
 */
export function measureContrast(): { readonly faint: readonly Faint[]; readonly measured: number } {
  type Rgba = readonly [number, number, number, number]
  type Layer = { readonly element: Element; readonly property: 'backgroundColor' | 'fill'; readonly isAround: boolean }
  type Text = {
    readonly element: Element
    readonly pseudo: string | undefined
    readonly property: 'color' | 'fill'
    readonly text: string
    readonly layers: readonly Layer[]
    readonly wanted: number
  }

  // A window within the page has the page's.
  const themes = window.top?.kitThemes ?? []
  const root = document.documentElement
  const still = document.createElement('style')
  still.textContent =
    '*, *::before, *::after { transition: none !important; animation: none !important } * { pointer-events: auto !important }'
  document.head.append(still)
  const put = (variables: Variables) =>
    Object.entries(variables).forEach(([name, value]) => root.style.setProperty(name, value))

  const colourOf = (text: string): Rgba => {
    const numbers = (text.match(/[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
    const scale = text.startsWith('color(') ? 255 : 1
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbers
    // A pattern of thin lines leaves what is behind it as it is.
    return text === 'none' || text.startsWith('url(') ? [0, 0, 0, 0] : [red * scale, green * scale, blue * scale, alpha]
  }
  const over = (above: Rgba, below: Rgba): Rgba => {
    const alpha = above[3] + below[3] * (1 - above[3])
    const mixed = ([0, 1, 2] as const).map((at) =>
      alpha === 0 ? 0 : (above[at] * above[3] + below[at] * below[3] * (1 - above[3])) / alpha,
    )
    return [mixed[0]!, mixed[1]!, mixed[2]!, alpha]
  }
  const luminance = ([red, green, blue]: Rgba) => {
    const linear = (channel: number) =>
      channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /** Everything painted behind the middle of a text, from the top down, and the elements around it, whose opacity it shares. */
  const layersBehind = (element: Element, box: DOMRect): readonly Layer[] => {
    const around: Element[] = []
    for (let parent: Element | null = element; parent !== null; parent = parent.parentElement) around.push(parent)
    const layerOf = (painted: Element): Layer => ({
      element: painted,
      property: painted instanceof SVGGeometryElement ? 'fill' : 'backgroundColor',
      isAround: around.includes(painted),
    })
    const painted = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const at = painted.indexOf(element)
    if (at < 0) return around.map(layerOf)
    const below = painted.slice(at)
    const result = below.map(layerOf)
    // An element around it that is not under this point is behind it no less in opacity.
    return [
      ...result,
      ...around
        .filter((parent) => !below.includes(parent))
        .map((parent) => ({ ...layerOf(parent), property: 'backgroundColor' as const })),
    ]
  }

  const measure = ({ element, pseudo, property, layers }: Text): { contrast: number; colours: string } => {
    let ink = colourOf(getComputedStyle(element, pseudo)[property])
    let ground: Rgba = [0, 0, 0, 0]
    for (const { element: behind, property, isAround } of layers) {
      const style = getComputedStyle(behind)
      const opacity = Number(style.opacity)
      const colour = colourOf(style[property])
      const paint: Rgba = isAround ? colour : [colour[0], colour[1], colour[2], colour[3] * opacity]
      ink = over(ink, paint)
      ground = over(ground, paint)
      if (isAround && opacity < 1) {
        ink = [ink[0], ink[1], ink[2], ink[3] * opacity]
        ground = [ground[0], ground[1], ground[2], ground[3] * opacity]
      }
    }
    const page = colourOf(getComputedStyle(document.body).backgroundColor)
    const [one, other] = [over(ink, page), over(ground, page)]
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
    const told = (colour: Rgba) => `rgb(${colour.slice(0, 3).map(Math.round).join(' ')})`
    return { contrast: (light + 0.05) / (dark + 0.05), colours: `${told(one)} on ${told(other)}` }
  }

  const texts: Text[] = []
  const add = (element: Element, text: string, box: DOMRect, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo)
    if (text.trim() === '' || box.width <= 1 || box.height <= 1 || style.visibility !== 'visible') return
    if (
      element.closest(':disabled, [aria-disabled="true"], [data-disabled]') !== null ||
      element.closest('label')?.control?.matches(':disabled') === true
    )
      return
    if (element.closest('.visually-hidden') !== null) return
    // Drawn by somebody else, over it.
    if (colourOf(style.color)[3] === 0) return
    const layers = layersBehind(element, box)
    if (layers.some((layer) => layer.element instanceof HTMLImageElement || layer.element instanceof HTMLVideoElement))
      return
    const size = Number.parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    texts.push({
      element,
      pseudo,
      property: element instanceof SVGElement ? 'fill' : 'color',
      text: text.trim().slice(0, 40),
      layers,
      wanted: isLarge ? 3 : 4.5,
    })
  }

  const collect = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      if (element === null || node.textContent?.trim() === '' || element.matches('script, style, title, desc, option'))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const first = [...range.getClientRects()].find((box) => box.width > 1 && box.height > 1)
      if (first !== undefined) add(element, node.textContent ?? '', first)
    }
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      'input, textarea, select',
    )) {
      if (field.matches('[type=checkbox], [type=radio], [type=range], [type=file], [type=hidden], [type=color]'))
        continue
      const box = field.getBoundingClientRect()
      add(field, field.value, box)
      if (field.value === '' && 'placeholder' in field) add(field, field.placeholder, box, '::placeholder')
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const pseudo of ['::before', '::after']) {
        const content = getComputedStyle(element, pseudo).content
        if (/^".*[\p{L}\p{N}].*"/u.test(content)) add(element, content, element.getBoundingClientRect(), pseudo)
      }
    }
  }

  // Under a theme in which no two variables are alike, texts of the same colours show the same, and which variables they use.
  const names = Object.keys(themes[0] ?? {})
  const marks = names.map((_name, at) => `rgb(${11 + at * 7}, ${250 - at * 9}, ${3 + at * 5})`)
  put(Object.fromEntries(names.map((name, at) => [name, marks[at]!])))
  collect()
  const kinds = new Map<string, { readonly text: Text; readonly uses: readonly string[] }>()
  for (const text of texts) {
    const shown = [
      getComputedStyle(text.element, text.pseudo)[text.property],
      ...text.layers.map(
        ({ element, property, isAround }) =>
          `${getComputedStyle(element)[property]} ${getComputedStyle(element).opacity} ${isAround}`,
      ),
    ]
    const key = `${text.wanted} ${shown.filter((one) => !one.startsWith('rgba(0, 0, 0, 0) 1 ')).join('; ')}`
    if (!kinds.has(key))
      kinds.set(key, { text, uses: names.filter((_name, at) => shown.some((one) => one.startsWith(marks[at]!))) })
  }

  const due = new Map<number, Text[]>()
  for (const { text, uses } of kinds.values()) {
    const seen = new Set<string>()
    themes.forEach((theme, at) => {
      const values = uses.map((name) => theme[name]).join()
      if (seen.has(values)) return
      seen.add(values)
      due.set(at, [...(due.get(at) ?? []), text])
    })
  }
  // Without the rest of the page, a change of the theme costs next to nothing.
  const kept = new Set<Element>()
  for (const { text } of kinds.values()) {
    for (const { element } of [text, ...text.layers])
      for (let parent: Element | null = element; parent !== null; parent = parent.parentElement) kept.add(parent)
  }
  const hidden = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')]
    .filter((element) => !kept.has(element))
    .map((element) => ({ element, display: element.style.display }))
  for (const { element } of hidden) element.style.setProperty('display', 'none', 'important')

  const worst = new Map<Text, Faint>()
  let measured = 0
  for (const [at, wantedTexts] of due) {
    put(themes[at]!)
    for (const text of wantedTexts) {
      measured += 1
      const { contrast, colours } = measure(text)
      if (contrast >= text.wanted - 0.005 || contrast >= (worst.get(text)?.contrast ?? Infinity)) continue
      const state =
        (text.element.closest<HTMLElement>('[data-state]') ?? window.frameElement?.closest<HTMLElement>('[data-state]'))
          ?.dataset['state'] ?? 'opened'
      worst.set(text, {
        state,
        text: text.text,
        contrast: Math.round(contrast * 100) / 100,
        wanted: text.wanted,
        colours,
        theme: at,
      })
    }
  }
  put(themes[0] ?? {})
  for (const { element, display } of hidden) element.style.display = display
  still.remove()
  return { faint: [...worst.values()], measured }
}
