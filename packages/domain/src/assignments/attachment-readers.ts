/** How a person stands to a file that somebody handed over. */
export interface AttachmentStanding {
  readonly is_owner: boolean
  /** It was handed in by a learner of a class that the person teaches. */
  readonly is_for_marking: boolean
  /** It hangs on an assignment of a class that the person learns in or teaches. */
  readonly is_handed_out: boolean
  /** It is the profile picture of whoever handed it over, who is of the person's school. */
  readonly is_profile_picture: boolean
}

/** Whoever handed a file over reads it, and whoever it was meant for; a classmate never reads handed-in work. A school knows its people's faces. */
export function mayReadAttachment({
  is_owner,
  is_for_marking,
  is_handed_out,
  is_profile_picture,
}: AttachmentStanding): boolean {
  return is_owner || is_for_marking || is_handed_out || is_profile_picture
}
