import { RichTextEditor } from '@maktab/ui/editor/rich-text-editor'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { sampleLesson } from './rich-text.kit.tsx'

const samples = {
  en: {
    label: 'Instructions',
    hint: 'Pupils read this above the questions.',
    error: 'Write what is to be done.',
    plain: 'Read page 12.\nAnswer the questions.',
  },
  ps: {
    label: 'لارښوونې',
    hint: 'زده کوونکي دا د پوښتنو پورته لولي.',
    error: 'ولیکئ چې څه باید وشي.',
    plain: '۱۲ مخ ولولئ.\nپوښتنو ته ځواب ورکړئ.',
  },
  da: {
    label: 'رهنمایی',
    hint: 'شاگردان این را بالای سوال‌ها می‌خوانند.',
    error: 'بنویسید که چه باید انجام شود.',
    plain: 'صفحه ۱۲ را بخوانید.\nبه سوال‌ها جواب دهید.',
  },
  ur: {
    label: 'ہدایات',
    hint: 'طلبہ اسے سوالوں کے اوپر پڑھتے ہیں۔',
    error: 'لکھیں کہ کیا کرنا ہے۔',
    plain: 'صفحہ 12 پڑھیں۔\nسوالوں کے جواب دیں۔',
  },
}

const lines = (text: string) => ({
  type: 'doc',
  content: text.split('\n').map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
})
const never = () => new Promise<never>(() => undefined)
const cutOff = () => Promise.reject(new Error('No network'))

export const section: KitSection = {
  key: 'rich-text-editor',
  group: 'text',
  States({ locale }) {
    const w = samples[locale]
    return (
      <>
        <KitState name="empty" isWide>
          <RichTextEditor label={w.label} hint={w.hint} isOptional />
        </KitState>
        <KitState name="filled" isWide>
          <RichTextEditor key={locale} label={w.label} defaultValue={sampleLesson(locale)} />
        </KitState>
        <KitState name="error" isWide>
          <RichTextEditor label={w.label} error={w.error} />
        </KitState>
        <KitState name="read only" isWide>
          <RichTextEditor key={locale} label={w.label} defaultValue={sampleLesson(locale)} isReadOnly />
        </KitState>
        <KitState name="disabled" isWide>
          <RichTextEditor key={locale} label={w.label} defaultValue={lines(w.plain)} isDisabled />
        </KitState>
        <KitState name="loading" isWide>
          <RichTextEditor key={locale} label={w.label} defaultValue={lines(w.plain)} load={never} />
        </KitState>
        <KitState name="not loaded" isWide>
          <RichTextEditor key={locale} label={w.label} defaultValue={lines(w.plain)} load={cutOff} />
        </KitState>
        <KitState name="not loaded, with formatting" isWide>
          <RichTextEditor key={locale} label={w.label} defaultValue={sampleLesson(locale)} load={cutOff} />
        </KitState>
      </>
    )
  },
}
