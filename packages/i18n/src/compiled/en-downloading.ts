/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "downloads.floating": "Download in progress",
  "downloads.cancel_it": "Cancel the download",
  "downloads.keep": "Keep downloading",
  "downloads.cancel_title": "Cancel this download?",
  "downloads.cancel_asked": "What is here of it is removed from this device. Your work stays.",
  "downloads.per_second": [["size"]," a second"],
  "downloads.stands": "Paused",
  "downloads.waits_wifi": "Waits for Wi-Fi",
  "downloads.waits_word": "Waits for your answer",
  "downloads.waits_line": "Waits for the internet",
  "downloads.resume_title": "Go on with the download?",
  "downloads.resume_asked": ["It stopped at ",["percent"]," when the line or the application ended. What has arrived is kept."],
  "downloads.others_wait": [["count","plural",{"one":["#"," more download waits on the page of downloads."],"other":["#"," more downloads wait on the page of downloads."]}]],
  "downloads.line_paid": "You are on mobile data, or this device saves data: it may cost money.",
  "downloads.line_unknown": "This browser does not tell whether this is Wi-Fi. Look before you go on.",
  "downloads.line_free": "You are on Wi-Fi or a cable.",
  "downloads.go_on_now": "Go on",
  "downloads.not_now": "Not now",
  "downloads.pause_now": "Pause",
}
