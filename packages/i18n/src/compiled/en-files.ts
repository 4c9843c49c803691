/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "files.save_file": "Save the file",
  "files.sound_not_played": "This recording cannot be played here. Save it, and open it with another program.",
  "files.heic_not_shown": "This picture is in the format of a phone (HEIC) that this device cannot show. Save it, or ask for it as a photo (JPEG).",
  "files.text_not_here": "The text cannot be opened now. Check the internet and try again.",
  "files.record_voice": "Record your voice",
  "files.stop_recording": "Stop recording",
  "files.recording_now": "Recording",
  "files.recorded_of": [["length"]," of ",["most"]],
  "files.microphone_refused": "The microphone is not allowed. Allow it in the settings of the browser, or add a file of sound.",
  "files.spoken_remark": "Spoken remark",
  "files.remove_recording": "Remove the recording",
  "files.recording_not_given": "A recording was not given yet. It is kept on this device.",
  "files.give_recording": "Give the recording",
}
