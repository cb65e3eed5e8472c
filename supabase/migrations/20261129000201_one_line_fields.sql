-- What is printed within a line stays within it: names and addresses have no control character, which a terminal would obey, no end of a line
-- and no mark of direction, which would turn what stands beside them. What was stored before stays and can be read.

create function private.is_one_line(words text) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(words !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]', true)
$$;

-- Open to visitors: five messages from an address in an hour, and a hundred from all together.
create or replace function public.users_isp_send_message(p_kind text, p_user_name text, p_email text, p_message text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  from_here text := private.sender_digest();
begin
  if p_kind is null or p_kind not in ('contact', 'feedback') then
    raise exception 'p_kind must be contact or feedback.' using errcode = '22023';
  end if;
  if btrim(coalesce(p_message, '')) = '' or char_length(p_message) > 5000 then
    raise exception 'p_message must have between 1 and 5000 characters.' using errcode = '22023';
  end if;
  if char_length(p_user_name) > 200 then
    raise exception 'p_user_name must have at most 200 characters.' using errcode = '22023';
  end if;
  if not private.is_one_line(p_user_name) then
    raise exception 'p_user_name must be one line without control characters and marks of direction.' using errcode = '22023';
  end if;
  if btrim(coalesce(p_email, '')) = '' and p_kind = 'contact' then
    raise exception 'p_email must be an e-mail address: it is where the answer goes.' using errcode = '22023';
  end if;
  if
    btrim(coalesce(p_email, '')) <> '' and (
      char_length(p_email) > 255 or btrim(p_email) !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or not private.is_one_line(p_email)
    )
  then
    raise exception 'p_email must be an e-mail address.' using errcode = '22023';
  end if;
  if
    (select count(*) from public.messages m where m.sender = from_here and m.sent_at > now() - interval '1 hour') >= 5
    or (select count(*) from public.messages m where m.sent_at > now() - interval '1 hour') >= 100
  then
    raise exception 'Too many messages came within an hour. Try again later.' using errcode = 'PT429';
  end if;
  insert into public.messages (kind, user_name, email, message, user_id, sender) values (
    p_kind, nullif(btrim(p_user_name), ''), nullif(btrim(p_email), ''), btrim(p_message), (select auth.uid()), from_here
  );
end $$;

-- The account already holds the address, so it is compared with the caller's and not stored a second time.
create or replace function public.user_upsert_profile(auth_id uuid, email text, user_name text, login_method text)
returns void language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_caller(user_upsert_profile.auth_id);
  if lower(user_upsert_profile.email) is distinct from lower((select auth.email())) then
    raise exception 'This is not your e-mail address.' using errcode = '42501';
  end if;
  if not private.is_one_line(user_upsert_profile.user_name) then
    raise exception 'user_name must be one line without control characters and marks of direction.' using errcode = '22023';
  end if;
  if not private.is_one_line(user_upsert_profile.login_method) then
    raise exception 'login_method must be one line without control characters and marks of direction.' using errcode = '22023';
  end if;
  insert into public.profiles as p (user_id, user_name, login_method)
  values (user_upsert_profile.auth_id, nullif(btrim(user_upsert_profile.user_name), ''), user_upsert_profile.login_method)
  on conflict (user_id) do update set
    user_name = coalesce(excluded.user_name, p.user_name),
    login_method = excluded.login_method,
    updated_at = now();
end $$;
