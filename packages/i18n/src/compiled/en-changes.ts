/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "changes.history": "History",
  "changes.show": "Show what was changed",
  "changes.none": "Nothing was changed yet.",
  "changes.before": "Before",
  "changes.after": "After",
  "changes.nothing": "nothing",
  "changes.is_so": "yes",
  "changes.is_not_so": "no",
  "changes.in_place": "a super admin worked in this place",
  "changes.done_add": "Added",
  "changes.done_update": "Changed",
  "changes.done_delete": "Deleted",
  "changes.done_restore": "Restored",
  "changes.done_archive": "Put into the archive",
  "changes.done_unarchive": "Taken out of the archive",
  "changes.done_class_teacher": "Class teacher named",
  "changes.done_reset_password": "New starting code",
  "changes.done_import_undo": "Sheet taken back",
  "changes.done_move": "Moved",
  "changes.done_arrange_move": "Move arranged",
  "changes.done_withdraw_move": "Move withdrawn",
  "changes.done_promote": "Went on to the next year",
  "changes.done_import": "Brought in from a sheet",
}
