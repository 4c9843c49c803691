/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "removal.note": "Tick what you no longer need on this device. Your work stays, and you can download it again with internet.",
  "removal.work": "Work",
  "removal.courses": "Courses and lessons",
  "removal.kept": [["used"]," used on this device"],
  "removal.freed": [["size"]," become free."],
  "removal.shared": "Nothing becomes free: other downloads need the same files.",
  "removal.remove": [["count","plural",{"0":["Remove"],"one":["Remove ","#"," download"],"other":["Remove ","#"," downloads"]}]],
  "removal.asked": [["count","plural",{"one":["Remove ","#"," download from this device?"],"other":["Remove ","#"," downloads from this device?"]}]],
  "removal.done": ["Removed. ",["used"]," are still used on this device."],
  "removal.incomplete": "Not everything could be removed. Try again.",
  "removal.unopened": "Not opened for thirty days",
  "removal.opened": [["size"]," · opened ",["when"]],
  "removal.unopened_note": "You may not need these any more. Work that waits to be sent is never removed.",
}
