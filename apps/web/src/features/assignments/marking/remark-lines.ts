/** A remark with one more line at its end; undefined where it has that line already. */
export function withLine(remark: string, line: string): string | undefined {
  const before = remark.trimEnd()
  if (before.split('\n').some((one) => one.trim() === line)) return undefined
  return before === '' ? line : `${before}\n${line}`
}
