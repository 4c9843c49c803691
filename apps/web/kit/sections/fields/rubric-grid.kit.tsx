import { RubricGrid } from '@maktab/ui/fields/rubric-grid'
import { useFormat } from '@maktab/ui/base/formats'
import { useState } from 'react'
import { fieldSamples } from '../../field-samples.ts'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'

const samples = {
  en: {
    rubric: 'Rubric',
    marks: 'marks',
    criteria: ['Reasoning', 'Language'],
    about: 'Does each step follow from the one before?',
    levels: ['Strong', 'Good', 'Begins'],
    texts: ['Every step is given and right', 'Most steps are given', 'The answer stands alone'],
    sum: 'of 10 marks',
  },
  ps: {
    rubric: 'د ارزونې جدول',
    marks: 'نمرې',
    criteria: ['استدلال', 'ژبه'],
    about: 'ایا هر پړاو له مخکیني څخه راوځي؟',
    levels: ['قوي', 'ښه', 'پیل'],
    texts: ['هر پړاو ورکړل شوی او سم دی', 'ډېری پړاوونه ورکړل شوي', 'ځواب یوازې ولاړ دی'],
    sum: 'له ۱۰ نمرو څخه',
  },
  da: {
    rubric: 'جدول ارزیابی',
    marks: 'نمره',
    criteria: ['استدلال', 'زبان'],
    about: 'آیا هر مرحله از مرحله پیش برمی‌آید؟',
    levels: ['قوی', 'خوب', 'آغاز'],
    texts: ['همه مراحل آمده و درست است', 'بیشتر مراحل آمده است', 'تنها جواب آمده است'],
    sum: 'از ۱۰ نمره',
  },
  ur: {
    rubric: 'روبرک',
    marks: 'نمبر',
    criteria: ['استدلال', 'زبان'],
    about: 'کیا ہر مرحلہ پچھلے سے نکلتا ہے؟',
    levels: ['مضبوط', 'اچھا', 'آغاز'],
    texts: ['ہر مرحلہ درج اور درست ہے', 'اکثر مراحل درج ہیں', 'صرف جواب لکھا ہے'],
    sum: '10 نمبروں میں سے',
  },
}

const marksOf: Readonly<Record<string, number>> = { '0': 5, '1': 3, '2': 1 }

export const section: KitSection = {
  key: 'rubric-grid',
  group: 'school',
  States({ locale }) {
    const w = samples[locale]
    const format = useFormat()
    const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({ '0': '1' })
    const criteria = w.criteria.map((title, index) => ({
      key: String(index),
      title,
      description: index === 0 ? w.about : undefined,
      levels: w.levels.map((level, rank) => ({
        key: String(rank),
        title: level,
        description: index === 0 ? w.texts[rank] : undefined,
        marksText: `${format.number(marksOf[String(rank)] ?? 0)} ${w.marks}`,
      })),
    }))
    const sum = Object.values(chosen).reduce((total, level) => total + (marksOf[level] ?? 0), 0)
    return (
      <>
        <KitState name="to fill in" isWide>
          <RubricGrid
            label={w.rubric}
            criteria={criteria}
            chosen={chosen}
            onChoose={(criterion, level) => setChosen({ ...chosen, [criterion]: level })}
            sumText={`${format.number(sum)} ${w.sum}`}
          />
        </KitState>
        <KitState name="refused" isWide>
          <RubricGrid
            label={w.rubric}
            criteria={criteria.slice(1)}
            chosen={{}}
            onChoose={() => undefined}
            errors={{ '1': fieldSamples[locale].needed }}
          />
        </KitState>
        <KitState name="read-only" isWide>
          <RubricGrid label={w.rubric} criteria={criteria} chosen={{ '0': '0', '1': '2' }} />
        </KitState>
      </>
    )
  },
}
