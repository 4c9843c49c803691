/** Word characters with dots, hyphens or plus between, an @, and a domain whose last part has 2 to 30 letters (seed 000 §5). Whatever passes can stand in a mail's header. */
export const emailPattern = /^\w+(?:[.+-]+\w+)*@[a-zA-Z0-9]+(?:[.-][a-zA-Z0-9]+)*\.[a-zA-Z]{2,30}$/
/** RFC 5321. */
export const longestEmail = 254

export function isEmailAddress(typed: string): boolean {
  const address = typed.trim()
  return address.length <= longestEmail && emailPattern.test(address)
}
