/** Items and packages of QTI 3, written as other programs write them. */
export const qti = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'
export interface Written {
  readonly body: string
  readonly type?: string
  readonly values?: readonly string[]
  readonly more?: string
  readonly title?: string
}
export function item({
  body,
  type = 'cardinality="single" base-type="identifier"',
  values = [],
  more = '',
  title = 'An item',
}: Written): string {
  const correct =
    values.length > 0
      ? `<qti-correct-response>${values.map((value) => `<qti-value>${value}</qti-value>`).join('')}</qti-correct-response>`
      : ''
  return `<?xml version="1.0"?><qti-assessment-item xmlns="${qti}" identifier="i1" title="${title}" adaptive="false" time-dependent="false">
    <qti-response-declaration identifier="RESPONSE" ${type}>${correct}${more}</qti-response-declaration><qti-item-body>${body}</qti-item-body></qti-assessment-item>`
}
export const choice = (id: string, text: string) => `<qti-simple-choice identifier="${id}">${text}</qti-simple-choice>`

export const manifestOf = (hrefs: readonly string[], test = '') =>
  `<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1"><resources>${test}${hrefs.map((href, index) => `<resource identifier="r${index}" type="imsqti_item_xmlv3p0" href="${href}"/>`).join('')}</resources></manifest>`
