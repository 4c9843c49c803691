/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "offline.first_sync": "Your school is being brought to this device",
  "offline.first_sync_note": "You can go on meanwhile.",
  "offline.lesson_absent": "This lesson is not on your device.",
  "offline.reached": "The school can be reached. Everything opens again.",
  "offline.to_home": "Go on",
  "offline.unkept": "Nothing of your school is kept on this device for your role: connect to the internet first.",
  "offline.here": "On this device",
  "offline.rows": ["Classes, lists of lessons, work and notices of your school, as they were ",["when"],"."],
  "offline.downloads_open": [["count","plural",{"0":["No lesson is downloaded yet."],"one":["#"," download opens without internet."],"other":["#"," downloads open without internet."]}]],
  "offline.waits": "What you did",
  "offline.opens": "Opens without internet",
  "offline.lessons_open": "A lesson opens where it was downloaded before.",
  "offline.later": "Before the next time without internet",
  "offline.tip_sync": "Sync once while you are connected, and wait until it says that everything is sent.",
  "offline.tip_download": "Download the lessons that you will need, best on a line that costs nothing.",
  "offline.what_can_be_done": "What you can do without internet",
}
