/** What a profile picture may be. Apart from the profile's other rules, which know the telephone numbers of every country. */

/** Cut and scaled on the device, a picture has some 50 KB. */
export const largestPictureBytes = 2 * 1024 * 1024

export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
