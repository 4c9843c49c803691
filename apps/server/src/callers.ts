/** By what a caller without a token is known. */

/**
 * The address, as limits count it. Whoever has an IPv6 address has 2^64 of them: the first half of it counts. An IPv4
 * address in the clothes of IPv6 is what it is.
 */
export function callerOf(ip: string): string {
  if (!ip.includes(':')) return ip
  const [before = '', after] = ip.toLowerCase().split('%', 1)[0]!.split('::')
  const groups = groupsOf(before)
  const last = groupsOf(after ?? '')
  const whole =
    after === undefined
      ? groups
      : [...groups, ...Array.from({ length: 8 - groups.length - last.length }, () => 0), ...last]
  const [high = 0, low = 0] = whole.slice(6)
  if (whole.slice(0, 5).every((group) => group === 0) && whole[5] === 0xffff)
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  return `${whole
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Groups of sixteen bits; four figures with points at the end are two of them. */
function groupsOf(written: string): readonly number[] {
  if (written === '') return []
  return written.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [(a << 8) | b, (c << 8) | d]
  })
}
