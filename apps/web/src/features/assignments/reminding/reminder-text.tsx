import { createFormats } from '@maktab/i18n/formats'
import { languageByCode, languages, type Locale } from '@maktab/i18n/languages'
import { loadWords } from '@maktab/i18n/words'
import { Button } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { TextArea } from '@maktab/ui/fields/text-area'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '#browser/server-clock.ts'
import { useSession } from '#calls/use-session.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { className } from '../../schools/class-name.ts'
import styles from '../create-assignment.module.css'
import type { Assignment } from '../scores.ts'

type Told = Pick<Assignment, 'title' | 'due_date' | 'classes'>

/** What a teacher may send by themselves: title, classes and due date in a language's own calendar and digits; no learner is named. */
export async function reminderText(
  { title, due_date, classes }: Told,
  { locale, time_zone, now }: { readonly locale: Locale; readonly time_zone: string; readonly now: number },
): Promise<string> {
  const words = await loadWords(locale, ['application', 'home', 'reminding'])
  const format = createFormats(words, time_zone)
  const named = {
    title,
    class: format.list(classes.map(({ name }) => className(name, words.t, format))),
    when: format.dateTime(due_date),
  }
  return Date.parse(due_date) < now ? words.t('reminding.message_over', named) : words.t('reminding.message', named)
}

/** The text in the language in which the class is taught; the teacher may choose another and write on. */
export function ReminderText({ assignment }: { assignment: Assignment }) {
  const t = useT('reminding')
  const { code } = useLanguage()
  const { time_zone } = useSession()
  const [locale, setLocale] = useState(() => languageByCode(assignment.classes[0]?.language ?? code).locale)
  const [text, setText] = useState('')
  const [said, setSaid] = useState<'copied' | 'copy_failed'>()
  const area = useRef<HTMLTextAreaElement>(null)
  const { title, due_date, classes } = assignment

  useEffect(() => {
    let isWanted = true
    reminderText({ title, due_date, classes }, { locale, time_zone, now: serverNow() })
      .then((written) => isWanted && setText(written))
      // Words that are not on this device: what stands there stays, and can be written on.
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [title, due_date, classes, locale, time_zone])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('copied')
    } catch {
      area.current?.select()
      setSaid('copy_failed')
    }
  }

  const { tag } = languages.find((one) => one.locale === locale) ?? languages[0]
  return (
    <div className={styles['fields']}>
      <Select
        label={t('reminding.text_language')}
        options={languages.map((one) => ({ value: one.locale, label: one.ownName }))}
        value={locale}
        onChange={({ target }) => {
          setSaid(undefined)
          setLocale(target.value as Locale)
        }}
      />
      <TextArea
        ref={area}
        label={t('reminding.text')}
        hint={t('reminding.text_hint')}
        lang={tag}
        value={text}
        onChange={({ target }) => {
          setSaid(undefined)
          setText(target.value)
        }}
      />
      <div className={styles['buttons']}>
        <Button icon="document" disabled={text.trim() === ''} onClick={() => void copy()}>
          {t('reminding.copy')}
        </Button>
        <span role="status">{said !== undefined && t(`reminding.${said}`)}</span>
      </div>
    </div>
  )
}
