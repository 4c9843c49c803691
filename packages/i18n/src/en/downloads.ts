/** A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `downloads.key`. */
export const downloads = {
  remove_from_device: 'Remove from this device',
  storage_used: '{used} used on this device',
  download_assignment: 'Download for offline',
  size_of: 'Size: {size}',
  ready_offline: 'Ready without internet',
  getting_ready_count: 'Getting ready for offline: {kept} of {total}',
  failed_storage: 'The storage of this device is full. Remove something and try again; nothing you had was harmed.',
  see_removable: 'Downloads that can be removed: {size}',
  remove_elsewhere: 'No downloads are on this device. Remove photos or videos that you no longer need.',
  failed_unreachable: 'The internet was lost. What has arrived is kept; try again to go on.',
  failed_server: 'The school was reached, but did not give everything. What has arrived is kept; try again later.',
  files_gone:
    '{count, plural, one {The school no longer has # file of this. All the rest is here.} other {The school no longer has # files of this. All the rest is here.}}',
  packages_not_allowed: 'This browser does not let activities be kept. These need internet; everything else is kept:',
  not_lasting: 'This browser may delete downloads when the device runs out of room. They can be downloaded again.',
  none: 'Nothing is downloaded yet. Open an assignment and download it for offline.',
  not_available: 'This browser cannot keep files for offline use.',
  removal_title: 'Remove this from the device?',
  removal_asked: 'Your work stays. Downloading it again needs internet.',
} as const
