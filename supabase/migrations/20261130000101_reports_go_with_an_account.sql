-- Of a report, whose run it is about: it goes with their account. What it says names nobody; the list of shared runs says whose a run is.
alter table public.messages add column about_user uuid references auth.users (id) on delete cascade;
create index messages_about_user_idx on public.messages (about_user);
update public.messages m set message = regexp_replace(m.message, '” by .*, was reported\.$', '”, was reported.')
where m.kind = 'report';
update public.messages m set about_user = r.user_id
from public.shared_runs r where m.kind = 'report' and starts_with(m.message, format('Shared run %s, ', r.id));

-- Open to visitors: a message to the operator that a run of the board should be looked at, within the limits of messages. Of one address
-- the same run is reported once in an hour.
create or replace function public.users_isp_report_shared_run(shared_id bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  from_here text := private.sender_digest();
  words text;
  of_user uuid;
begin
  select format('Shared run %s, “%s”, was reported.', r.id, r.title), r.user_id
  into words, of_user from public.shared_runs r where r.id = shared_id and r.hidden_at is null;
  if words is null or exists (
    select from public.messages m
    where m.kind = 'report' and m.sender = from_here and m.message = words and m.sent_at > now() - interval '1 hour'
  ) then
    return;
  end if;
  if
    (select count(*) from public.messages m where m.sender = from_here and m.sent_at > now() - interval '1 hour') >= 5
    or (select count(*) from public.messages m where m.sent_at > now() - interval '1 hour') >= 100
  then
    raise exception 'Too many messages came within an hour. Try again later.' using errcode = 'PT429';
  end if;
  insert into public.messages (kind, message, user_id, about_user, sender)
  values ('report', words, (select auth.uid()), of_user, from_here);
end $$;
