/** What is looked at beside the first screen, and after it: the clock of the device, and a newer application. */
import { AndroidUpdate } from './android-update.tsx'
import { ClockDialog } from './clock-dialog.tsx'

export function DeviceChecks() {
  return (
    <>
      <ClockDialog />
      <AndroidUpdate />
    </>
  )
}
