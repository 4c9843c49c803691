import { RichText } from '@maktab/ui/editor/rich-text'
import type { Locale } from '@maktab/i18n/languages'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

interface Words {
  readonly title: string
  readonly opening: string
  readonly strong: string
  readonly apart: string
  readonly small: string
  readonly items: readonly string[]
  readonly steps: readonly string[]
  readonly said: string
  readonly link: string
}

const samples: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'The water cycle',
    opening: 'Water is always on its way. The sun ',
    strong: 'warms the sea',
    apart: 'evaporation',
    small: 'What you need',
    items: ['A glass jar', 'Warm water, 200 ml', 'A plate and some ice'],
    steps: ['Pour the water into the jar.', 'Lay the plate on it.', 'Watch the drops after 10 minutes.'],
    said: 'We made from water every living thing.',
    link: 'Read more',
  },
  ps: {
    title: 'د اوبو دوران',
    opening: 'اوبه تل په سفر کې دي. لمر ',
    strong: 'سمندر تودوي',
    apart: 'تبخیر',
    small: 'څه ته اړتیا لرئ',
    items: ['یو ښیښه‌یي بوتل', 'تودې اوبه، ۲۰۰ ملي‌لیتره', 'یو غاب او لږ یخ'],
    steps: ['اوبه په بوتل کې واچوئ.', 'غاب پرې کېږدئ.', 'له ۱۰ دقیقو وروسته څاڅکي وګورئ.'],
    said: 'موږ هر ژوندی شی له اوبو جوړ کړ.',
    link: 'نور ولولئ',
  },
  da: {
    title: 'دوران آب',
    opening: 'آب همیشه در سفر است. آفتاب ',
    strong: 'بحر را گرم می‌کند',
    apart: 'تبخیر',
    small: 'به چه نیاز دارید',
    items: ['یک بوتل شیشه‌یی', 'آب گرم، ۲۰۰ میلی‌لیتر', 'یک بشقاب و کمی یخ'],
    steps: ['آب را در بوتل بیندازید.', 'بشقاب را روی آن بگذارید.', 'پس از ۱۰ دقیقه قطره‌ها را ببینید.'],
    said: 'هر چیز زنده را از آب آفریدیم.',
    link: 'بیشتر بخوانید',
  },
  ur: {
    title: 'پانی کا چکر',
    opening: 'پانی ہمیشہ سفر میں رہتا ہے۔ سورج ',
    strong: 'سمندر کو گرم کرتا ہے',
    apart: 'بخارات',
    small: 'آپ کو کیا چاہیے',
    items: ['شیشے کا ایک مرتبان', 'گرم پانی، 200 ملی لیٹر', 'ایک پلیٹ اور کچھ برف'],
    steps: ['پانی مرتبان میں ڈالیں۔', 'پلیٹ اس پر رکھیں۔', '10 منٹ بعد قطرے دیکھیں۔'],
    said: 'ہم نے ہر جاندار چیز پانی سے بنائی۔',
    link: 'مزید پڑھیں',
  },
}

const text = (words: string, ...marks: readonly object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
})
const paragraph = (...content: readonly object[]) => ({ type: 'paragraph', content })
const items = (lines: readonly string[]) =>
  lines.map((line) => ({ type: 'listItem', content: [paragraph(text(line))] }))

/** A lesson with every kind of block, for the editor's states as well. */
export function sampleLesson(locale: Locale): object {
  const w = samples[locale]
  return {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text(w.title)] },
      paragraph(
        text(w.opening),
        text(w.strong, { type: 'bold' }),
        text(' ('),
        text(w.apart, { type: 'italic' }),
        text('). '),
        text(w.link, { type: 'link', attrs: { href: 'https://maktab.af/lessons' } }),
      ),
      { type: 'heading', attrs: { level: 3 }, content: [text(w.small)] },
      { type: 'bulletList', content: items(w.items) },
      { type: 'orderedList', attrs: { start: 1 }, content: items(w.steps) },
      { type: 'blockquote', content: [paragraph(text(w.said))] },
    ],
  }
}

export const section: KitSection = {
  key: 'rich-text',
  group: 'text',
  States({ locale }) {
    return (
      <>
        <KitState name="every kind of block" isWide>
          <RichText document={sampleLesson(locale)} />
        </KitState>
        <KitState name="both directions" isWide>
          <RichText
            document={{
              type: 'doc',
              content: [
                paragraph(text(samples.ps.opening), text('(H2O, 10/5)')),
                paragraph(text(samples.en.opening), text(samples.ps.apart)),
                { type: 'bulletList', content: items(samples.en.items) },
                { type: 'orderedList', attrs: { start: 9 }, content: items(samples.da.items) },
              ],
            }}
          />
        </KitState>
        <KitState name="hostile" isWide>
          <RichText
            document={{
              type: 'doc',
              content: [
                paragraph(
                  text('<img src=x onerror=alert(1)> ', { type: 'link', attrs: { href: 'javascript:alert(1)' } }),
                  text(samples[locale].link, { type: 'link', attrs: { href: 'https://maktab.af@evil.example' } }),
                ),
                { type: 'iframe', content: [text(samples[locale].said)] },
              ],
            }}
          />
        </KitState>
        <KitState name="empty">
          <RichText document={undefined} />
        </KitState>
      </>
    )
  },
}
