/** How a package of QTI 3 puts its items together: which of them, in what order, after what words, and what of the test is not kept. */
import type { ImportReason } from '@maktab/contracts/studio/import-reasons'
import { isAsked } from './qti-text.ts'
import { childNamed, childrenNamed, descendantsNamed, elementsOf, type XmlElement } from './xml-elements.ts'

/** An item as its test names it. */
export interface ListedItem {
  /** Below the folder of the manifest. */
  readonly href: string
  /** What its sections say to the learner before it, the outer one first. */
  readonly before: readonly XmlElement[]
  /** The test counts it for more or less than one. */
  readonly isWeighted: boolean
}

/** Whether a manifest lists QTI 3 items. */
export function isQtiManifest(manifest: XmlElement): boolean {
  return descendantsNamed(manifest, 'resource').some(({ attributes }) =>
    /^imsqti_(?:item|test)_xml/i.test(attributes['type'] ?? ''),
  )
}

/** The items in the order of the package's test, or else of its list. */
export function listedItems(
  manifest: XmlElement,
  test: XmlElement | undefined,
  testHref: string,
): readonly ListedItem[] {
  const listed = descendantsNamed(manifest, 'resource').flatMap(({ attributes }) =>
    /^imsqti_item_xml/i.test(attributes['type'] ?? '') && attributes['href'] ? [attributes['href']] : [],
  )
  const folder = testHref.slice(0, testHref.lastIndexOf('/') + 1)
  const inTest = test ? itemsBelow(test, folder, []) : []
  return [
    ...inTest.filter(({ href }) => listed.includes(href)),
    ...listed
      .filter((href) => !inTest.some((one) => one.href === href))
      .map((href) => ({ href, before: [], isWeighted: false })),
  ]
}

function itemsBelow(parent: XmlElement, folder: string, before: readonly XmlElement[]): readonly ListedItem[] {
  return elementsOf(parent).flatMap((child) => {
    if (child.name === 'qti-assessment-section')
      return itemsBelow(child, folder, [...before, ...childrenNamed(child, 'qti-rubric-block').filter(isAsked)])
    const { href } = child.attributes
    if (child.name !== 'qti-assessment-item-ref' || href === undefined) return itemsBelow(child, folder, before)
    const isWeighted = childrenNamed(child, 'qti-weight').some(({ attributes }) => Number(attributes['value']) !== 1)
    return [{ href: `${folder}${href.replace(/^\.\//, '')}`, before, isWeighted }]
  })
}

export function testHref(manifest: XmlElement): string | undefined {
  return descendantsNamed(manifest, 'resource').find(({ attributes }) =>
    /^imsqti_test_xml/i.test(attributes['type'] ?? ''),
  )?.attributes['href']
}

/** What the test does that an assessment here does not. */
export function lossesOfTest(test: XmlElement): readonly ImportReason[] {
  const has = (name: string, isSo: (element: XmlElement) => boolean = () => true) =>
    descendantsNamed(test, name).some(isSo)
  const losses: readonly (ImportReason | false)[] = [
    has('qti-selection') && 'test_draw',
    (has('qti-time-limits') ||
      has('qti-item-session-control', ({ attributes }) => Number(attributes['max-attempts'] ?? 0) > 0)) &&
      'test_limits',
    (has('qti-ordering', ({ attributes }) => attributes['shuffle'] === 'true') ||
      has('qti-branch-rule') ||
      has('qti-pre-condition')) &&
      'test_order',
    (childNamed(test, 'qti-rubric-block') !== undefined || has('qti-test-feedback')) && 'test_words',
  ]
  return losses.filter((loss) => loss !== false)
}
