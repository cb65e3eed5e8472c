-- What somebody writes over Contact and Feedback. The operator reads it with the key of the service.
create table public.messages (
  id bigint primary key generated always as identity,
  kind text not null check (kind in ('contact', 'feedback')),
  user_name text check (char_length(user_name) between 1 and 200),
  email text check (char_length(email) <= 255),
  message text not null check (char_length(message) between 1 and 5000),
  -- Who was signed in while it was written.
  user_id uuid references auth.users (id) on delete set null,
  -- A digest of the network address it came from, for the limit below, and nothing else of it.
  sender text not null,
  sent_at timestamptz not null default now()
);
create index messages_sender_idx on public.messages (sender, sent_at);
create index messages_user_id_idx on public.messages (user_id);
alter table public.messages enable row level security;

-- Where a call comes from, as its gateway says; the same for all whose gateway says nothing.
create function private.sender_digest() returns text language sql stable set search_path = '' as $$
  select encode(sha256(convert_to(
    btrim(split_part(coalesce(
      nullif(current_setting('request.headers', true), '')::json ->> 'x-forwarded-for', ''
    ), ',', 1)),
    'UTF8'
  )), 'hex')
$$;

-- Open to visitors: five messages from an address in an hour, and a hundred from all together.
create function public.users_isp_send_message(p_kind text, p_user_name text, p_email text, p_message text) returns void
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
  if btrim(coalesce(p_email, '')) = '' and p_kind = 'contact' then
    raise exception 'p_email must be an e-mail address: it is where the answer goes.' using errcode = '22023';
  end if;
  if btrim(coalesce(p_email, '')) <> '' and (char_length(p_email) > 255 or btrim(p_email) !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$') then
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
revoke execute on function public.users_isp_send_message(text, text, text, text) from public;
grant execute on function public.users_isp_send_message(text, text, text, text) to anon, authenticated;

-- For the operator alone, newest first.
create function public.service_list_messages(most integer)
returns table (id bigint, kind text, user_name text, email text, message text, account text, sent_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select m.id, m.kind, m.user_name, m.email, m.message, u.email, m.sent_at
  from public.messages m left join auth.users u on u.id = m.user_id
  order by m.id desc limit most
$$;
revoke execute on function public.service_list_messages(integer) from public, anon, authenticated;
grant execute on function public.service_list_messages(integer) to service_role;
