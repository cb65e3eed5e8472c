-- What must not be done twice where the answer is lost: handing in, sharing a run, writing to the operator. A page gives each an id of its own,
-- and the same id again is the same call. A page of an earlier release gives none.
alter table public.submissions add column request_id uuid;
create unique index submissions_request_id_idx on public.submissions (user_id, request_id);
alter table public.shared_runs add column request_id uuid;
create unique index shared_runs_request_id_idx on public.shared_runs (user_id, request_id);
alter table public.messages add column request_id uuid unique;

-- A learner hands in a hundred and twenty times in an hour at most, and keeps 64 MB of programs: the database is everybody's.
drop function public.user_ssp_submit_challenge(uuid, integer, text);
create function public.user_ssp_submit_challenge(
  auth_id uuid, challenge_id integer, code text, request_id uuid default null
) returns table (id bigint, submitted_at timestamptz) language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  handed_in bigint;
  kept bigint;
begin
  perform private.require_caller(user_ssp_submit_challenge.auth_id);
  perform private.require_challenge(user_ssp_submit_challenge.challenge_id);
  -- One after the other, so that two tabs do not hand in more than may be.
  perform pg_advisory_xact_lock(hashtextextended('submissions ' || user_ssp_submit_challenge.auth_id::text, 0));
  return query
    select s.id, s.submitted_at from public.submissions s
    where s.user_id = user_ssp_submit_challenge.auth_id and s.request_id = user_ssp_submit_challenge.request_id;
  if found then
    return;
  end if;
  select
    count(*) filter (where s.submitted_at > now() - interval '1 hour'),
    coalesce(sum(octet_length(s.code)), 0)
  into handed_in, kept
  from public.submissions s where s.user_id = user_ssp_submit_challenge.auth_id;
  if handed_in >= 120 then
    raise exception 'Too many solutions were handed in within an hour. Try again later.' using errcode = 'PT429';
  end if;
  if kept + octet_length(user_ssp_submit_challenge.code) > 67108864 then
    raise exception 'You have handed in 64 MB of programs, and no more are kept.' using errcode = 'PT409';
  end if;
  return query
    insert into public.submissions as s (user_id, challenge_id, code, request_id)
    values (
      user_ssp_submit_challenge.auth_id, user_ssp_submit_challenge.challenge_id, user_ssp_submit_challenge.code,
      user_ssp_submit_challenge.request_id
    )
    returning s.id, s.submitted_at;
end $$;
revoke execute on function public.user_ssp_submit_challenge(uuid, integer, text, uuid) from public, anon;
grant execute on function public.user_ssp_submit_challenge(uuid, integer, text, uuid) to authenticated;

-- On the board as what this call asked for, and no second time.
create function private.put_on_board_once(
  request uuid, of_user uuid, of_challenge integer, named text, anonymous boolean, step integer, drive text, of_submission bigint
) returns bigint language plpgsql set search_path = '' as $$
declare
  shared_id bigint;
begin
  -- The same lock as there: this call by another connection is over, or has not begun.
  perform pg_advisory_xact_lock(hashtextextended('shared_runs ' || of_user::text, 0));
  select r.id into shared_id from public.shared_runs r where r.user_id = of_user and r.request_id = request;
  if shared_id is not null then
    return shared_id;
  end if;
  shared_id := private.put_on_board(of_user, of_challenge, named, anonymous, step, drive, of_submission);
  update public.shared_runs r set request_id = request where r.id = shared_id;
  return shared_id;
end $$;

-- A run that a learner has seen and kept. Nobody has judged it.
drop function public.user_ssp_share_run(uuid, integer, text, boolean, integer, text);
create function public.user_ssp_share_run(
  auth_id uuid, challenge_id integer, title text, is_anonymous boolean, every integer, poses text,
  request_id uuid default null
) returns bigint language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_caller(auth_id);
  perform private.require_challenge(challenge_id);
  return private.put_on_board_once(request_id, auth_id, challenge_id, title, is_anonymous, every, poses, null);
end $$;
revoke execute on function public.user_ssp_share_run(uuid, integer, text, boolean, integer, text, uuid) from public, anon;
grant execute on function public.user_ssp_share_run(uuid, integer, text, boolean, integer, text, uuid) to authenticated;

-- The run of a verdict, as the judge noted it: the learner says only how it is called.
drop function public.user_ssp_share_submission(uuid, bigint, text, boolean);
create function public.user_ssp_share_submission(
  auth_id uuid, submission_id bigint, title text, is_anonymous boolean, request_id uuid default null
) returns bigint language plpgsql security definer set search_path = '' as $$
declare
  run jsonb;
  of_challenge integer;
  -- So many poses of the judge are left out between two that are kept.
  leap integer;
begin
  perform private.require_caller(auth_id);
  select s.challenge_id, r.verdict -> 'run' into of_challenge, run
  from public.submissions s join public.verdicts r on r.submission_id = s.id
  where s.id = user_ssp_share_submission.submission_id and s.user_id = auth_id;
  if run is null then
    raise exception 'There is no run of the judge.' using errcode = 'PT404';
  end if;
  leap := greatest(1, ceil(jsonb_array_length(run -> 'poses') / 1000.0)::integer);
  return private.put_on_board_once(
    request_id, auth_id, of_challenge, title, is_anonymous, (run ->> 'every')::integer * leap,
    (
      select string_agg(
        round((p.pose ->> 0)::numeric * 100) || ' ' || round((p.pose ->> 1)::numeric * 100) || ' '
        || round((p.pose ->> 2)::numeric * 100), ' ' order by p.place
      )
      from jsonb_array_elements(run -> 'poses') with ordinality p (pose, place)
      where (p.place - 1) % leap = 0
    ),
    submission_id
  );
end $$;
revoke execute on function public.user_ssp_share_submission(uuid, bigint, text, boolean, uuid) from public, anon;
grant execute on function public.user_ssp_share_submission(uuid, bigint, text, boolean, uuid) to authenticated;

-- Open to visitors: five messages from an address in an hour, and a hundred from all together.
drop function public.users_isp_send_message(text, text, text, text);
create function public.users_isp_send_message(
  p_kind text, p_user_name text, p_email text, p_message text, p_request_id uuid default null
) returns void
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
  if exists (select from public.messages m where m.request_id = p_request_id) then
    return;
  end if;
  if
    (select count(*) from public.messages m where m.sender = from_here and m.sent_at > now() - interval '1 hour') >= 5
    or (select count(*) from public.messages m where m.sent_at > now() - interval '1 hour') >= 100
  then
    raise exception 'Too many messages came within an hour. Try again later.' using errcode = 'PT429';
  end if;
  insert into public.messages (kind, user_name, email, message, user_id, sender, request_id) values (
    p_kind, nullif(btrim(p_user_name), ''), nullif(btrim(p_email), ''), btrim(p_message), (select auth.uid()), from_here,
    p_request_id
  ) on conflict (request_id) do nothing;
end $$;
revoke execute on function public.users_isp_send_message(text, text, text, text, uuid) from public;
grant execute on function public.users_isp_send_message(text, text, text, text, uuid) to anon, authenticated;
