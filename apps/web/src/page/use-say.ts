import type { ToastMessage } from '@maktab/ui/feedback/toasts'
import { useConnection } from '#calls/connection.ts'

/** Shows a message in the corner of any page, before the sign-in too; behind it, `useToasts` does the same. */
export function useSay(): (message: ToastMessage) => void {
  return useConnection().messages.say
}
