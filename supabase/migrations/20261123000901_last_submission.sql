-- What the learner has handed in last for a challenge, judged or not: no row where there is nothing.
create function public.user_ssp_last_submission(auth_id uuid, challenge_id integer)
returns table (id bigint, submitted_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_caller(auth_id);
  return query
    select s.id, s.submitted_at
    from public.submissions s
    where s.user_id = auth_id and s.challenge_id = user_ssp_last_submission.challenge_id
    order by s.submitted_at desc, s.id desc
    limit 1;
end $$;
revoke execute on function public.user_ssp_last_submission(uuid, integer) from public, anon;
grant execute on function public.user_ssp_last_submission(uuid, integer) to authenticated;
