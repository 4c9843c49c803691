import type { Messages } from '../../keys.ts'

export const questionsExtras = {
  marks: 'نمرات',
  marks_title: 'نمرات',
  marks_hint: 'خالی: اگر سوال دیگری از امتحان نمره دارد، این یک نمره دارد.',
  marks_hint_rubric: 'خالی: آنچه معیارهایش می‌دهد.',
  marks_of_part: 'نمرهٔ قسمت {number}',
  partial_credit: 'قسمتی از جواب قسمتی از نمره را می‌دهد',
  partial_credit_hint: 'انتخاب‌های غلط از درست‌ها کم می‌شود.',
  asks_unit: 'شاگرد واحد را می‌نویسد',
  asks_unit_hint: 'آنگاه عدد بی‌واحد غلط است.',
  help_title: 'اشاره‌ها و بازخورد',
  hints: 'اشاره‌ها',
  hints_hint: 'در هر سطر یکی، حداکثر پنج. یکی پس از دیگری می‌آید؛ امتحان مهرشده نشان نمی‌دهد.',
  feedback_of_option: 'بازخورد گزینهٔ {number}',
  feedback_right: 'بازخورد جواب درست',
  feedback_partly: 'بازخورد جوابی که قسمتی درست است',
  feedback_wrong: 'بازخورد جواب غلط',
} satisfies Messages<'questions-extras'>
