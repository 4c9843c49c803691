/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "payments.card_heading": "ستاسو پلان په کارت",
  "payments.card_renews": ["د ",["plan"]," پیسې په ",["date"]," بیا اخیستل کېږي."],
  "payments.card_ends": [["plan"]," په ",["date"]," پای ته رسېږي. نورې پیسې نه اخیستل کېږي."],
  "payments.card_late": "کارت ونه منل شو. بدل یې کړئ، که نه پلان پای ته رسېږي.",
  "payments.card_portal": "کارت، بیلونه، لغوه کول",
  "payments.card_change": "پلان بدل کړئ",
  "payments.card_change_to": "بدل یې کړئ په",
  "payments.card_change_when": "کله",
  "payments.card_change_now": "اوس: د پاتې پلان پیسې له بیې کمېږي",
  "payments.card_change_later": ["کله چې تادیه شوی وخت پای ته ورسېږي، په ",["date"]],
  "payments.card_change_do": "بدل یې کړئ",
  "payments.card_no_other": "بل پلان نشته چې بدل یې کړئ.",
  "payments.card_changed": ["ستاسو پلان بدل شو. له کارت څخه ",["amount"]," واخیستل شوې."],
  "payments.card_will_change": ["ستاسو پلان به په ",["date"]," بدل شي."],
  "payments.card_checking": "د تادیې له شرکت څخه پوښتو.",
  "payments.card_waits": "شرکت لا تادیه نه ده تایید کړې. چې تایید یې کړي، همدلته به یې وګورئ؛ که ووځئ هم څه نه ورکېږي.",
}
