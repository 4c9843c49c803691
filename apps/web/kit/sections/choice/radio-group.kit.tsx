import { RadioGroup } from '@maktab/ui/choice/radio-group'
import { useState } from 'react'
import { fieldSamples } from '../../field-samples.ts'
import { FieldState } from '../../field-state.tsx'
import type { KitSection } from '../../section.tsx'

const samples = {
  en: {
    gender: 'Gender',
    options: ['Male', 'Female', 'Prefer not to say'],
    hint: 'Only the school sees this',
    right: 'Correct',
    wrong: 'Not correct',
    question: 'Which number is prime?',
    numbers: ['6', '7', '8'],
  },
  ps: {
    gender: 'جنسیت',
    options: ['نارینه', 'ښځینه', 'نه غواړم ووایم'],
    hint: 'دا یوازې ښوونځی ویني',
    right: 'سم',
    wrong: 'ناسم',
    question: 'کوم عدد اولیه دی؟',
    numbers: ['۶', '۷', '۸'],
  },
  da: {
    gender: 'جنسیت',
    options: ['مرد', 'زن', 'نمی‌خواهم بگویم'],
    hint: 'این را تنها مکتب می‌بیند',
    right: 'درست',
    wrong: 'نادرست',
    question: 'کدام عدد اول است؟',
    numbers: ['۶', '۷', '۸'],
  },
  ur: {
    gender: 'جنس',
    options: ['مرد', 'عورت', 'نہیں بتانا چاہتے'],
    hint: 'یہ صرف اسکول دیکھتا ہے',
    right: 'درست',
    wrong: 'غلط',
    question: 'کون سا عدد مفرد ہے؟',
    numbers: ['6', '7', '8'],
  },
}

export const section: KitSection = {
  key: 'radio-group',
  group: 'fields',
  States({ locale }) {
    const w = samples[locale]
    const [gender, setGender] = useState<string>()
    const options = w.options.map((label, index) => ({ value: String(index), label }))
    const keep = () => undefined
    return (
      <>
        <FieldState name="not chosen">
          <RadioGroup label={w.gender} hint={w.hint} options={options} value={gender} onValueChange={setGender} />
        </FieldState>
        <FieldState name="chosen">
          <RadioGroup
            label={w.gender}
            isOptional
            options={options.map((option) => ({ ...option, isDisabled: option.value === '2' }))}
            value="1"
            onValueChange={keep}
          />
        </FieldState>
        <FieldState name="refused">
          <RadioGroup
            label={w.gender}
            options={options}
            value={undefined}
            onValueChange={keep}
            error={fieldSamples[locale].needed}
          />
        </FieldState>
        <FieldState name="disabled">
          <RadioGroup label={w.gender} options={options} value="1" onValueChange={keep} isDisabled />
        </FieldState>
        <FieldState name="read-only">
          <RadioGroup label={w.gender} options={options} value="1" onValueChange={keep} isReadOnly />
        </FieldState>
        <FieldState name="marked answers">
          <RadioGroup
            label={w.question}
            value="0"
            onValueChange={keep}
            isDisabled
            options={[
              { value: '0', label: w.numbers[0], outcome: 'incorrect', hint: w.wrong },
              { value: '1', label: w.numbers[1], outcome: 'correct', hint: w.right },
              { value: '2', label: w.numbers[2] },
            ]}
          />
        </FieldState>
      </>
    )
  },
}
