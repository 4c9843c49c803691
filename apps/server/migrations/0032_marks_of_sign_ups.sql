-- 0028 marked those who had signed up by themselves, but an owner whom row-level security binds saw none of them.
alter table users no force row level security;
update users set is_self_registered = true where username = email and not is_self_registered;
alter table users force row level security;
