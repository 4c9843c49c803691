/** What is said of files of people. A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `files.key`. */
export const files = {
  save_file: 'Save the file',
  sound_not_played: 'This recording cannot be played here. Save it, and open it with another program.',
  heic_not_shown:
    'This picture is in the format of a phone (HEIC) that this device cannot show. Save it, or ask for it as a photo (JPEG).',
  text_not_here: 'The text cannot be opened now. Check the internet and try again.',
  record_voice: 'Record your voice',
  stop_recording: 'Stop recording',
  recording_now: 'Recording',
  recorded_of: '{length} of {most}',
  microphone_refused: 'The microphone is not allowed. Allow it in the settings of the browser, or add a file of sound.',
  spoken_remark: 'Spoken remark',
  remove_recording: 'Remove the recording',
  recording_not_given: 'A recording was not given yet. It is kept on this device.',
  give_recording: 'Give the recording',
} as const
