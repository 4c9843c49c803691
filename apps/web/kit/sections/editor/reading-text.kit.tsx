import { ReadingText } from '@maktab/ui/editor/reading-text'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const samples = {
  en: [
    'The river that feeds the valley',
    'Every spring the snow of the high mountains melts and the river grows. The farmers open the channels one after the other, so that each field gets its turn.',
  ],
  ps: [
    'هغه سیند چې دره خړوبوي',
    'هر پسرلی د لوړو غرونو واوره ویلې کېږي او سیند لویېږي. بزګران ویالې یوه په بله پسې پرانیزي، چې هر کښت ته خپل وار ورسېږي.',
  ],
  da: [
    'دریایی که دره را سیراب می‌کند',
    'هر بهار برف کوه‌های بلند آب می‌شود و دریا بزرگ می‌شود. دهقانان جوی‌ها را یکی پس از دیگری باز می‌کنند تا نوبت هر کشت برسد.',
  ],
  ur: [
    'وہ دریا جو وادی کو سیراب کرتا ہے',
    'ہر بہار میں اونچے پہاڑوں کی برف پگھلتی ہے اور دریا بڑھ جاتا ہے۔ کسان ایک کے بعد ایک نالی کھولتے ہیں تاکہ ہر کھیت کو اپنی باری ملے۔',
  ],
} as const

export const section: KitSection = {
  key: 'reading-text',
  group: 'text',
  States({ locale }) {
    const [heading, body] = samples[locale]
    const [urduHeading, urduBody] = samples.ur
    return (
      <>
        <KitState name="the page's language" isWide>
          <ReadingText>
            <h3>{heading}</h3>
            <p>{body}</p>
          </ReadingText>
        </KitState>
        <KitState name="Urdu in any page" isWide>
          <ReadingText lang="ur-PK">
            <h3>{urduHeading}</h3>
            <p>{urduBody}</p>
          </ReadingText>
        </KitState>
      </>
    )
  },
}
