/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "usage.heading": "د محتوا کارول",
  "usage.by_type": "د ډول له مخې",
  "usage.by_content": "د هرې محتوا له مخې",
  "usage.type_heading": "ډول",
  "usage.content_heading": "محتوا",
  "usage.opened_by": "زده کوونکي چې خلاصه کړې یې ده",
  "usage.recent": "په دېرشو ورځو کې",
  "usage.completed_by": "بشپړه کړې یې ده",
  "usage.counted": ["له ",["total","number"]," زده کوونکو څخه، د ",["when"]," حالت. په هر ساعت کې یو ځل بیا شمېرل کېږي."],
  "usage.none": "تر اوسه چا هېڅ محتوا نه ده خلاصه کړې",
}
