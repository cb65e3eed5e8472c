-- A learner hands in a hundred and twenty times in an hour at most, and keeps 64 MB of programs: the database is everybody's.
create or replace function public.user_ssp_submit_challenge(auth_id uuid, challenge_id integer, code text)
returns table (id bigint, submitted_at timestamptz) language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  handed_in bigint;
  kept bigint;
begin
  perform private.require_caller(user_ssp_submit_challenge.auth_id);
  perform private.require_challenge(user_ssp_submit_challenge.challenge_id);
  -- One after the other, so that two tabs do not hand in more than may be.
  perform pg_advisory_xact_lock(hashtextextended('submissions ' || user_ssp_submit_challenge.auth_id::text, 0));
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
    insert into public.submissions as s (user_id, challenge_id, code)
    values (user_ssp_submit_challenge.auth_id, user_ssp_submit_challenge.challenge_id, user_ssp_submit_challenge.code)
    returning s.id, s.submitted_at;
end $$;
