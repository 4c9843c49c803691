/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "questions.marks": "نمرات",
  "questions.marks_title": "نمرات",
  "questions.marks_hint": "خالی: اگر سوال دیگری از امتحان نمره دارد، این یک نمره دارد.",
  "questions.marks_hint_rubric": "خالی: آنچه معیارهایش می‌دهد.",
  "questions.marks_of_part": ["نمرهٔ قسمت ",["number"]],
  "questions.partial_credit": "قسمتی از جواب قسمتی از نمره را می‌دهد",
  "questions.partial_credit_hint": "انتخاب‌های غلط از درست‌ها کم می‌شود.",
  "questions.asks_unit": "شاگرد واحد را می‌نویسد",
  "questions.asks_unit_hint": "آنگاه عدد بی‌واحد غلط است.",
  "questions.help_title": "اشاره‌ها و بازخورد",
  "questions.hints": "اشاره‌ها",
  "questions.hints_hint": "در هر سطر یکی، حداکثر پنج. یکی پس از دیگری می‌آید؛ امتحان مهرشده نشان نمی‌دهد.",
  "questions.feedback_of_option": ["بازخورد گزینهٔ ",["number"]],
  "questions.feedback_right": "بازخورد جواب درست",
  "questions.feedback_partly": "بازخورد جوابی که قسمتی درست است",
  "questions.feedback_wrong": "بازخورد جواب غلط",
}
