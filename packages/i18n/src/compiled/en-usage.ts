/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "usage.heading": "Use of contents",
  "usage.by_type": "By type",
  "usage.by_content": "Content by content",
  "usage.type_heading": "Type",
  "usage.content_heading": "Content",
  "usage.opened_by": "Learners who opened it",
  "usage.recent": "In thirty days",
  "usage.completed_by": "Completed it",
  "usage.counted": ["Of ",["total","number"]," learners, as of ",["when"],". Counted anew once an hour."],
  "usage.none": "Nobody opened a content yet",
}
