import { useTextTag } from '#language/use-text-tag.ts'
import { linkedParts } from './linked-text.ts'
import styles from './stream.module.css'

/** What somebody wrote, as plain text in its own direction. Addresses in it lead out of the school, and tell the other site nothing. */
export function StreamText({ of }: { readonly of: string }) {
  const tagOf = useTextTag()
  if (of === '') return null
  return (
    <p className={`break ${styles['text']}`} dir="auto" lang={tagOf(of)}>
      {linkedParts(of).map(({ text, href }, place) =>
        href === undefined ? (
          text
        ) : (
          // The same address may stand there twice.
          // oxlint-disable-next-line react/no-array-index-key
          <a
            key={place}
            href={href}
            dir="ltr"
            target="_blank"
            rel="noopener noreferrer external"
            referrerPolicy="no-referrer"
          >
            {text}
          </a>
        ),
      )}
    </p>
  )
}
