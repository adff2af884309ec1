"""What needs programs that nothing else needs is collected only where they are asked for:

RETRUC_DEPLOY=nginx,caddy,promtool,systemd-analyze scripts/test tests/deploy
"""

import os

collect_ignore = [] if os.environ.get("RETRUC_DEPLOY") else ["test_proxies.py", "test_programs.py"]
