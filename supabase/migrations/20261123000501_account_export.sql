-- Everything that is kept about a learner, for themselves: one row.
create function public.user_ssp_export(auth_id uuid)
returns table (account jsonb, profile jsonb, details jsonb, started jsonb, submissions jsonb, messages jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_caller(auth_id);
  return query
    select
      jsonb_build_object(
        'email', u.email,
        'created_at', u.created_at,
        'email_confirmed_at', u.email_confirmed_at,
        'demo_asked_at', (select d.created_at from public.demo_subscriptions d where d.email = lower(u.email))
      ),
      (
        select jsonb_build_object('user_name', p.user_name, 'login_method', p.login_method)
        from public.profiles p where p.user_id = u.id
      ),
      (
        select jsonb_build_object(
          'title', d.title, 'phone', d.phone, 'address', d.address, 'gender', d.gender, 'linkedin_url', d.linkedin_url
        )
        from public.user_details d where d.user_id = u.id
      ),
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'challenge_id', c.id, 'title', c.title, 'started_at', s.started_at
        ) order by s.started_at, c.id), '[]')
        from public.challenge_starts s join public.challenges c on c.id = s.challenge_id
        where s.user_id = u.id
      ),
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', s.id, 'challenge_id', s.challenge_id, 'submitted_at', s.submitted_at, 'code', s.code,
          'outcome', r.outcome, 'verdict', r.verdict, 'judged_at', r.judged_at
        ) order by s.id), '[]')
        from public.submissions s left join public.verdicts r on r.submission_id = s.id
        where s.user_id = u.id
      ),
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', m.kind, 'user_name', m.user_name, 'email', m.email, 'message', m.message, 'sent_at', m.sent_at
        ) order by m.id), '[]')
        from public.messages m where m.user_id = u.id
      )
    from auth.users u where u.id = auth_id;
end $$;
revoke execute on function public.user_ssp_export(uuid) from public, anon;
grant execute on function public.user_ssp_export(uuid) to authenticated;
