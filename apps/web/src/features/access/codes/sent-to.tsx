import { usePageWords } from '#features/tenants/page-words.tsx'

interface SentToProps {
  readonly message: 'signup.sent_to' | 'signup.code_sent_to' | 'recovery.sent' | 'recovery.code_sent'
  readonly email: string
}

/** To whom a mail went; the address is isolated from the direction of the sentence by the translator. */
export function SentTo({ message, email }: SentToProps) {
  const words = usePageWords()
  return <p className="break">{words(message, { email })}</p>
}
