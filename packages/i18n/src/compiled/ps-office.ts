/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "office.online_only": "اداري کارونه انټرنېټ غواړي. څه مو چې لیکلي، دلته پاتې کېږي.",
  "office.draft_back": "هغه څه چې مخکې مو لیکلي وو، بېرته دلته دي.",
  "office.draft_discard": "له سره پیل",
  "office.changed_title": "په دې منځ کې بل چا دا بدل کړ",
  "office.changed_now": "اوس څنګه دی",
  "office.changed_yours": "تاسو څنګه لیکلی",
  "office.keep_mine": "زما لیکلی خوندي کړئ",
  "office.take_theirs": "همداسې یې ومنئ لکه اوس چې دی",
  "office.save": "خوندي کول",
  "office.nothing": "هېڅ",
  "refusals.changed_meanwhile": "په دې منځ کې بل چا دا بدل کړی دی. له خوندي کولو مخکې وګورئ چې اوس څنګه دی.",
}
