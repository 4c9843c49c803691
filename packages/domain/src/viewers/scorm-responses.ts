/**
 * A response of a SCORM package as people read it: several stand one after the other, the two of a pair beside each other, and what
 * only a machine needs goes (`[,]`, `[.]`, `[:]`, `{lang=…}` and its like, SCORM 2004 RTE §4.1.1.6).
 */
export function shownResponse(response: string): string {
  return response
    .replace(/^(?:\{(?:lang|case_matters|order_matters)=[^}]*\})+/, '')
    .split('[,]')
    .map((part) => part.replaceAll('[.]', ' – ').replaceAll('[:]', ' – '))
    .join(' · ')
    .trim()
}
