/** By what pulled tables are searched beside their keys. */
export const indexes = [
  'create index users_classes_of_user on users_classes (user_id)',
  'create index lessons_of_course on courses_lessons (course_id, position)',
  'create index content_of_lesson on lessons_content (lesson_guid, position)',
  'create index users_content_of_lesson on users_content (lesson_guid, class_id)',
  'create index attempts_of_content on users_content_attempts (content_id, class_id)',
  'create index attempts_to_score_of_class on attempts_to_score (class_id, taken_on)',
  'create index assignments_users_of_user on assignments_users (user_id)',
  'create index submissions_of_assignment on submissions (assignment_id, user_id)',
  'create index assignment_comments_of_thread on assignment_comments (assignment_id, user_id, given_on)',
  'create index users_notifications_by_time on users_notifications (created_on)',
  'create index stream_posts_of_class on stream_posts (class_id, publish_on, post_id)',
  'create index stream_comments_of_post on stream_comments (post_id, created_on)',
]
